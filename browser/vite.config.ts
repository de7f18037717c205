import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Beside every file that shrinks its packed forms, so that the server packs nothing itself. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" }))
        if (/\.(js|css|html|svg)$/.test(file)) pack(`dist/${file}`);
    },
  };
}

function pack(path: string): void {
  const plain = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(plain));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  // `npm run dev` beside `watatheque serve --port 8000`.
  server: {
    proxy: { "/api": { target: process.env["API"] ?? "http://localhost:8000", ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "jsdom",
    globalSetup: "tests/scenes.setup.ts",
    maxWorkers: "100%",
  },
});
