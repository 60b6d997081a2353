import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requireBuild } from "../scripts/build-state.mjs";

requireBuild();

const folder = "build/client";
const read = (path: string) => readFileSync(`${folder}${path}`, "utf8");
const manifestPath = readdirSync(`${folder}/assets`).find(name => name.startsWith("manifest-"))!;
const written = read(`/assets/${manifestPath}`);
const { routes } = JSON.parse(written.slice(written.indexOf("{"), written.lastIndexOf("}") + 1)) as {
  routes: Record<string, { module: string; imports: string[] }>;
};
const carriesValidation = (id: string) =>
  [routes[id]!.module, ...routes[id]!.imports].some(path => /"ZodObject"|invalid_union/.test(read(path)));

test.each([
  ...["admin.activity-log", "admin.emails", "admin.declarations", "admin.invoice.list", "admin.staff"],
  ...["admin.milvus-processing-table", "apps.user.list", "apps.email.answers", "feedback-report.approved"],
  ...["chat", "mistralai", "mistralai.chatDivisions", "mistralai.ChatLog", "knowledge.batch"],
])("the browser loads no validation for %s, which has none of its own", id => {
  expect(carriesValidation(id)).toBe(false);
});

test("a page whose form is checked while one types loads it: the question can tell them apart", () => {
  expect(carriesValidation("tags.new")).toBe(true);
});
