// The stage as one would ship it: `vite build -c tests/stage/vite.config.ts`, then `vite preview`.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const api = process.env["API"] ?? "http://localhost:8000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: resolve(import.meta.dirname, "../../svelte.config.js") })],
  build: {
    target: "es2022",
    outDir: process.env["STAGE"] ?? resolve(import.meta.dirname, "../../../build/stage"),
    emptyOutDir: true,
  },
  preview: { proxy: { "/api": { target: api, ws: true } } },
});
