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

const manifestName = readdirSync(folder).find(name => name.startsWith("manifest-"))!;
const written = readFileSync(`${folder}/${manifestName}`, "utf8");
type Route = { parentId?: string; module: string; imports: string[] };
const { routes } = JSON.parse(written.slice(written.indexOf("{"), written.lastIndexOf("}") + 1)) as {
  routes: Record<string, Route>;
};

/** The files of script of a page and of the layouts around it. */
function filesOf(id: string): Set<string> {
  const { parentId, module, imports } = routes[id]!;
  return new Set([module, ...imports, ...(parentId ? filesOf(parentId) : [])]);
}

test.each(["chat", "apps.user.list", "apps.email", "dashboard", "admin.dashboard"])(
  "the script of %s comes in few files",
  id => expect(filesOf(id).size).toBeLessThanOrEqual(20),
);
