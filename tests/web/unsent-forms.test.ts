import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeFile } from "../factories/knowledge";
import { startChat } from "./chat-forms";
import { type Answer, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());
beforeEach(() => site.db.run(sql`delete from unsent_forms`));

const email = "manager@kontor.example";
const userId = demoId(email);
const account = "/account-settings/account";
const back = "Ihre Eingaben wurden wiederhergestellt. Bitte senden Sie das Formular jetzt noch einmal ab.";

/** The session ends on another device. */
const endElsewhere = () => site.db.run(sql`delete from sessions where user_id = ${userId}`);

const signInAt = (visitor: Visitor, there: string, who = email) =>
  visitor.ask(there, { form: { email: who, password: "Lotsen-2026" } });

const ownDetails = (page: Answer, firstName: string) => ({
  requestId: hidden(page, "requestId"),
  version: hidden(page, "version"),
  firstName,
  lastName: "Petersen",
  phone: "0431 5606060",
  phoneCountry: "DE",
  language: "de",
  country: "DE",
  timeZone: "Europe/Berlin",
});

const storedName = async () =>
  (await site.db.one<{ name: string }>(sql`select first_name as name from users where id = ${userId}`)).name;

describe("a form that is sent after the session has ended elsewhere", () => {
  it("is there again with all that was typed once its sender has signed in, and nothing is saved before", async () => {
    const visitor = await site.signedIn(email);
    const before = await storedName();
    const form = ownDetails(await visitor.get(account), "Wiebke-Marie");
    await endElsewhere();
    const sent = await visitor.post(account, form);
    expect(sent.location).toBe(`/login?to=${encodeURIComponent(account)}`);
    const door = await visitor.get(sent.location!);
    expect(wordsOf(door)).toContain(
      "Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Melden Sie sich an, dann geht es dort weiter.",
    );
    expect((await signInAt(visitor, sent.location!)).location).toBe(account);
    const page = await visitor.get(account);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(back);
    expect(page.text).not.toContain("<title>Fehler");
    expect(page.text).toContain('value="Wiebke-Marie"');
    expect(await storedName()).toBe(before);
    // Once: a reload shows what is saved.
    expect((await visitor.get(account)).text).not.toContain("Wiebke-Marie");
    expect((await visitor.post(account, ownDetails(page, "Wiebke-Marie"))).location).toBe(account);
    expect(await storedName()).toBe("Wiebke-Marie");
  });

  it("is kept sealed, without passwords", async () => {
    const visitor = await site.signedIn(email);
    await endElsewhere();
    await visitor.post("/account-settings/security", {
      intent: "password",
      currentPassword: "Lotsen-2026",
      newPassword: "Ganz-Geheim-1",
      confirmPassword: "Ganz-Geheim-1",
      note: "Nordwind",
    });
    const { sealed } = await site.db.one<{ sealed: Buffer }>(sql`select sealed from unsent_forms`);
    expect(sealed.includes("Nordwind")).toBe(false);
    await visitor.signIn(email);
    const page = await visitor.get("/account-settings/security");
    expect(page.text).not.toContain("Geheim");
    expect(await site.db.many(sql`select user_id from unsent_forms`)).toEqual([]);
  });

  it("is shown to no other user who signs in at this browser", async () => {
    const visitor = await site.signedIn(email);
    const form = ownDetails(await visitor.get(account), "Nur für Wiebke");
    await endElsewhere();
    const { location } = await visitor.post(account, form);
    await signInAt(visitor, location!, "manager@werft.example");
    const page = await visitor.get(account);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Nur für Wiebke");
    expect(wordsOf(page)).not.toContain(back);
  });

  it("is gone after 30 minutes", async () => {
    const visitor = await site.signedIn(email);
    const form = ownDetails(await visitor.get(account), "Zu spät");
    await endElsewhere();
    const { location } = await visitor.post(account, form);
    const { minutes } = await site.db.one<{ minutes: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes from unsent_forms`);
    expect(minutes).toBe(30);
    await site.db.run(sql`update unsent_forms set expires_at = now() - interval '1 second'`);
    await signInAt(visitor, location!);
    expect((await visitor.get(account)).text).not.toContain("Zu spät");
  });

  it("is also kept for a question in a chat, which is not asked by itself", async () => {
    const { id: division } = await site.db.one<{ id: string }>(sql`
      select id from divisions where company_id = ${demoId("Kontor Nord GmbH")} order by created_at limit 1`);
    await makeFile(site.db, division, ["Die Fracht nach Husum kostet 40 Euro."], { name: "Fracht.pdf" });
    const visitor = await site.signedIn(email);
    const chat = await startChat(visitor, division, { name: "Fracht" });
    await endElsewhere();
    const { location } = await visitor.post(chat, {
      intent: "ask",
      question: "Was kostet die Fracht nach Husum?",
    });
    await signInAt(visitor, location!);
    const page = await visitor.get(chat);
    expect(page.text).toMatch(
      /<textarea[^>]*name="question"[^>]*>Was kostet die Fracht nach Husum\?<\/textarea>/,
    );
    expect(wordsOf(page)).toContain(back);
    expect(
      await site.db.many(sql`select id from messages where question like 'Was kostet die Fracht%'`),
    ).toEqual([]);
  });

  it("is kept for an administrator who is remembered, when the twelve hours are over", async () => {
    const administrator = "administrator@lotse.example";
    const visitor = site.visitor();
    const signedIn = await visitor.post("/login", {
      email: administrator,
      password: "Lotsen-2026",
      remember: "on",
    });
    // The browser must still have the cookie then: without it, it cannot say whose form this was.
    const cookie = signedIn.headers.getSetCookie().find(line => line.startsWith("session="));
    expect(Number(/Max-Age=(\d+)/.exec(cookie ?? "")?.[1])).toBeGreaterThan(12 * 3600 + 60 * 60);
    const own = "/admin/account-settings/account";
    const form = { ...ownDetails(await visitor.get(own), "Am Morgen danach"), lastName: "Lotse" };
    await site.db.run(sql`
      update sessions set access_until = now() - interval '1 minute', refresh_until = now() - interval '1 second'
      where user_id = ${demoId(administrator)}`);
    const { location } = await visitor.post(own, form);
    expect(location).toBe(`/login?to=${encodeURIComponent(own)}`);
    expect(wordsOf(await visitor.get(location!))).toContain("Ihre Eingaben sind noch da");
    await signInAt(visitor, location!, administrator);
    const page = await visitor.get(own);
    expect(page.text).toContain('value="Am Morgen danach"');
    expect(wordsOf(page)).toContain(back);
  });

  it("is kept too when its sender signed out in another tab", async () => {
    const visitor = await site.signedIn(email);
    const form = ownDetails(await visitor.get(account), "Anderer Tab");
    await visitor.post("/sign-out", {});
    const { location } = await visitor.post(account, form);
    await signInAt(visitor, location!);
    expect((await visitor.get(account)).text).toContain('value="Anderer Tab"');
  });
});

it("a user whose session has ended gets a message, and a visitor who never signed in does not", async () => {
  const sentence = "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.";
  const visitor = await site.signedIn(email);
  await endElsewhere();
  expect(wordsOf(await visitor.get(account, { follow: true }))).toContain(sentence);
  expect(wordsOf(await site.visitor().get(account, { follow: true }))).not.toContain(sentence);
});

it("an unknown session keeps nothing", async () => {
  const visitor = site.visitor();
  visitor.cookies.set("session", `${"a".repeat(43)}.${"b".repeat(43)}.0`);
  await visitor.post(account, { firstName: "Fremd" });
  expect(await site.db.many(sql`select user_id from unsent_forms`)).toEqual([]);
});
