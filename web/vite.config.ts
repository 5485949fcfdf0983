import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons";

// The site is built into the Python package, which serves it. `npm run dev` speaks to a server on port 8000, or
// REALMS_PORT.
const server = `http://127.0.0.1:${process.env["REALMS_PORT"] ?? 8000}`;

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { outDir: "../src/realms/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
