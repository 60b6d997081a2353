// The product once more, its styled components replaced by plain tags with classes. Only the bench builds it.
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import remixOptions from "../../../remix.config.js";

Object.assign(remixOptions, { buildDirectory: process.env.PLAIN_BUILD });
// Hands these options to Remix when it is loaded.
const { default: product } = await import("../../../vite.config");

export default mergeConfig(product, {
  resolve: { alias: { "styled-components": fileURLToPath(new URL("plain-tags.ts", import.meta.url)) } },
});
