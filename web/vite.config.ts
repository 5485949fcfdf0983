import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons";
import { moments } from "./moments";

// The site is built into the Python package, which serves it. `npm run dev` speaks to a server on port 8000, or
// REALMS_PORT.
const server = `http://127.0.0.1:${process.env["REALMS_PORT"] ?? 8000}`;

// What every page needs goes into one file, what every table draws into another: eighty small ones cost more in headers
// than in contents.
const FRAME =
  /node_modules\/(svelte|@fluent|esm-env|clsx)|virtual:icons\/common|src\/(lib\/(api|icons|prefs|router|session|site|words)|widgets\/(Icon|Device|TopBar|Shell))/;
const TABLE =
  /src\/(widgets\/(Announcer|Banner|Card|Chat|Clock|Curtain|Dice|Dialog|Log|OptionList|Plea|Pool|PromptBar|Rule|ScoreSheet|Sheet|Standing|Target|Toast|Track|WhyNot)|widgets\/map\/(?!Hex)|screens\/table\/|lib\/(choosing|geometry|keys|line|motion|notify|patch|play|rules|sound|table))/;

export default defineConfig({
  plugins: [svelte(), icons(), moments()],
  build: {
    outDir: "../src/realms/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [
            { name: "frame", test: FRAME, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A new jsdom for each file takes longer than the tests in it.
  test: { environment: "jsdom", setupFiles: "tests/browser.ts", pool: "threads", isolate: false, testTimeout: 20_000, include: ["tests/**/*.test.ts"] },
});
