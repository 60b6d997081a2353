// The product with styled components replaced by plain tags with classes. Built by the benchmark only.
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import remixOptions from "../../../remix.config.js";

Object.assign(remixOptions, { buildDirectory: process.env.PLAIN_BUILD });
// Passes these options to Remix on import.
const { default: product } = await import("../../../vite.config");

const alias = { "styled-components": fileURLToPath(new URL("plain-tags.ts", import.meta.url)) };

export default defineConfig(env => mergeConfig(product(env), { resolve: { alias } }));
