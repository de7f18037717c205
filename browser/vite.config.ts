import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", sourcemap: false },
  // `npm run dev` beside `watatheque serve --port 8000`.
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom" },
});
