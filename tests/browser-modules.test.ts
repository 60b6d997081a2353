import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requireBuild } from "../scripts/build-state.mjs";

requireBuild();

const folder = "build/client/assets";
const carriesValidation = (path: string) => /"ZodObject"|invalid_union/.test(readFileSync(path, "utf8"));

test("the browser loads no validation, because the server checks each form", () => {
  const scripts = readdirSync(folder).filter(name => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter(name => carriesValidation(`${folder}/${name}`))).toEqual([]);
});

test("validation would be recognised: its own package is", () => {
  expect(carriesValidation("node_modules/zod/v4/core/schemas.js")).toBe(true);
});
