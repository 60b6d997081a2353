import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, shown, startSite, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test.each([
  ["/no-such-page", 404, "uncharted", "Seite nicht gefunden"],
  ["/pages/misc/not-found/500", 404, "uncharted", "Seite nicht gefunden"],
  ["/not-authorized", 403, "barred", "Sie haben keine Berechtigung für diese Seite."],
  ["/token-error", 200, "adrift", "Dieser Link funktioniert nicht"],
  ["/pages/misc/coming-soon", 200, "lighthouse", "Diese Seite folgt in Kürze"],
  ["/pages/misc/under-maintenance", 200, "dock", "Lotse wird gerade gewartet"],
])("%s answers %i with a picture, a sentence and the way home", async (path, status, picture, title) => {
  const answer = await site.visitor().get(path);
  expect(answer.status).toBe(status);
  const page = shown(answer);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(page).toContain(`/assets/illustrations/${picture}.svg#i`);
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Zur Startseite<\/a>/);
});

test("the error page shows what stands in its address as text, isolated, and only its beginning", async () => {
  const visitor = site.visitor();
  const markup = shown(await visitor.get("/pages/misc/not-found/a/%3Cscript%3Ealert(1)%3C%2Fscript%3E"));
  expect(markup).toContain("<bdi>a/&lt;script&gt;alert(1)&lt;/script&gt;</bdi>");
  const long = shown(await visitor.get(`/pages/misc/not-found/${"x".repeat(500)}`));
  expect(long).toContain(`<bdi>${"x".repeat(200)}…</bdi>`);
  expect(shown(await visitor.get("/no-such-page/shown"))).not.toContain("<bdi>");
});

test("who is signed in keeps the navigation where a record is missing, and gets ways on where an address is none", async () => {
  const visitor = site.visitor();
  await visitor.signIn("manager@kontor.example");
  const missing = await visitor.get("/apps/user/view/00000000-0000-4000-8000-000000000000");
  expect(missing.status).toBe(404);
  expect(shown(missing)).toContain('aria-label="Hauptnavigation"');
  expect(shown(missing)).toContain("Seite nicht gefunden");
  const lost = shown(await visitor.get("/no-such-page"));
  for (const path of ["/chat", "/mistralai", "/help"]) expect(lost).toContain(`href="${path}"`);
  expect(lost).toContain("Fehler 404");
  expect(lost).toContain("nicht vermessen");
});

const told = "Für die aufgerufene Seite fehlt Ihnen die Berechtigung. Das hier ist Ihre Startseite.";

test.each([
  ["staff@lotse.example", "/admin/emails", "Überblick"],
  ["staff@lotse.example", "/admin/people/01890000-0000-7000-8000-000000000000/edit", "Überblick"],
  ["analyst@lotse.example", "/admin/dashboard", "Analyse"],
  ["employee@kontor.example", "/apps/email/write", "Chats"],
  ["public@lotse.example", "/employee/chat", "Chats"],
  ["administrator@lotse.example", "/feedback-report/topics", "Überblick"],
])("%s, who may not open %s, is told so once, on their home page", async (email, path, home) => {
  const visitor = await site.signedIn(email);
  const arrived = await visitor.get(path, { follow: true });
  expect(wordsOf(arrived)).toContain(told);
  expect(shown(arrived)).toMatch(new RegExp(`<h1[^>]*>${home}`));
  expect(wordsOf(await visitor.get("/", { follow: true }))).not.toContain(told);
});

test("who signs in for a page that they may not open is told so too", async () => {
  const visitor = site.visitor();
  const wanted = await visitor.get("/admin/emails");
  const form = { email: "staff@lotse.example", password: "Lotsen-2026" };
  expect(wordsOf(await visitor.post(wanted.location!, form, { follow: true }))).toContain(told);
});

test("a chat of another area and an export say nothing of a missing right", async () => {
  const visitor = await site.signedIn("employee@kontor.example");
  const chat = await visitor.get("/chat/01890000-0000-7000-8000-000000000000", { follow: true });
  expect(chat.status).toBe(404);
  expect((await visitor.get("/admin/emails/export")).location).toBe("/redirecting");
  expect(wordsOf(await visitor.get("/", { follow: true }))).not.toContain(told);
});
