import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const page = "/pages/dialog-examples";

test.each([
  ["confirm", "Thema, Farben und Anordnung"],
  ["form", 'value="dark"'],
  ["drawer", "manager@kontor.example"],
  ["long", "<caption"],
])("the dialog %s has an address that shows it without script", async (name, content) => {
  const visitor = site.visitor();
  await visitor.signIn("manager@kontor.example");
  expect(shown(await visitor.get(page))).not.toContain('id="dialog-title"');
  const opened = shown(await visitor.get(`${page}?dialog=${name}`));
  expect(opened).toContain('id="dialog-title"');
  expect(opened).toContain(content);
});

test("a dialog changes the look of this browser only, refuses what is not on offer, and takes the look back", async () => {
  const visitor = site.visitor();
  await visitor.signIn("manager@kontor.example");
  const refused = await visitor.post(`${page}?dialog=form`, { theme: "pink" });
  expect(refused.status).toBe(422);
  expect(shown(refused)).toContain("Bitte füllen Sie dieses Feld aus.");
  expect((await visitor.post(`${page}?dialog=form`, { theme: "dark" })).location).toBe(page);
  expect(visitor.cookies.get("theme")).toBe("dark");
  await visitor.post(`${page}?dialog=confirm`, { intent: "reset" });
  expect(visitor.cookies.has("theme")).toBe(false);
  expect(shown(await visitor.get(page))).toContain("Das Aussehen wurde zurückgesetzt.");
});

test("a visitor is sent to sign in", async () => {
  expect((await site.visitor().get(page)).location).toMatch(/^\/login/);
  expect((await site.visitor().post(page, { theme: "dark" })).location).toMatch(/^\/login/);
});
