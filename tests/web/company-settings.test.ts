import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { givePlan } from "../factories/company";
import { type Site, shown, startSite, type Visitor } from "./site";

let site: Site;
const at = "/account-settings";

async function enter(email: string, on = site): Promise<Visitor> {
  const visitor = on.visitor();
  await visitor.signIn(email);
  return visitor;
}

/** A page's text without tags. */
const words = (html: string) =>
  html
    .replace(/<(style|select)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const seen = async (visitor: Visitor, path: string) => {
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  return words(shown(page));
};

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe("a public user", () => {
  it.each([
    ["/account-settings/divisions", "Nur für Unternehmen"],
    ["/account-settings/employees", "Nur für Unternehmen"],
    ["/account-settings/whatsapp", "Ihr Konto gehört zu keinem"],
    ["/account-settings/billing", "Nur für Unternehmen"],
    ["/pages/account-settings/billing-plans", "Nur für Unternehmen"],
    ["/handwerk", "Nur für Unternehmen"],
    ["/apps/roles", "daher gibt es hier keine Rollen"],
    ["/apps/permissions", "daher gibt es hier keine Rollen"],
    ["/account-settings/account", "Sichtbar nur für Sie und den Betreiber."],
  ])("reads at %s why there is nothing", async (path, why) => {
    expect(await seen(await enter("public@lotse.example"), path)).toContain(why);
  });
});

describe("the divisions among the settings", () => {
  it("stand there with what is in them, and the way to add one while a plan runs", async () => {
    const visitor = await enter("manager@kontor.example");
    const page = shown(await visitor.get(`${at}/divisions`));
    for (const told of ["Personal", "Vertrieb", "Arbeitssicherheit", "3, ohne Grenze", "2 Dateien"])
      expect(words(page)).toContain(told);
    expect(page).toContain('href="/knowledge/new"');
    expect(page).toContain(`href="/divisions/${demoId("Kontor Nord GmbH Personal")}/edit"`);
  });

  it("say that their limit is full, and what unlocks more", async () => {
    const page = shown(await (await enter("manager@werft.example")).get(`${at}/divisions`));
    expect(words(page)).toContain("1 von 1");
    expect(page).toMatch(/role="progressbar"[^>]*aria-valuenow="1"/);
    expect(page).toContain('href="/checkout"');
    expect(page).not.toContain('href="/knowledge/new"');
  });
});

describe("the employees among the settings", () => {
  it("stand there with the way to invite, sorted as one asks", async () => {
    const visitor = await enter("manager@kontor.example");
    const page = shown(await visitor.get(`${at}/employees?sort=-name`));
    expect(page.indexOf("Lars Thomsen")).toBeLessThan(page.indexOf("Malte Jessen"));
    expect(words(page)).toContain("5, ohne Grenze");
    expect(page).toContain('href="/employee-add"');
  });

  it("say that all accounts are taken", async () => {
    const page = shown(await (await enter("manager@werft.example")).get(`${at}/employees`));
    expect(words(page)).toContain("1 von 1");
    expect(page).not.toContain('href="/employee-add"');
  });
});

describe("the company's number at WhatsApp", () => {
  const number = async (company: string) =>
    (
      await site.db.one<{ whatsapp_number: string | null }>(
        sql`select whatsapp_number from companies where id = ${demoId(company)}`,
      )
    ).whatsapp_number;

  it("is saved without script, and makes a link and a code", async () => {
    const visitor = await enter("manager@werft.example");
    const before = await visitor.get(`${at}/whatsapp`);
    expect(words(shown(before))).toContain("sobald eine Nummer gespeichert ist");
    const version = /name="version" value="(\d+)"/.exec(before.text)?.[1] ?? "";
    const form = { phone: "0170 1234567", phoneCountry: "DE", version };
    expect((await visitor.post(`${at}/whatsapp`, form)).location).toBe(`${at}/whatsapp`);
    const page = shown(await visitor.get(`${at}/whatsapp`));
    expect(page).toContain('href="https://wa.me/491701234567"');
    expect(page).toContain('aria-label="QR-Code für WhatsApp: +49 170 1234567"');
    expect(page).toContain('value="0170 1234567"');
    expect(await number("Werft Süd GmbH")).toBe("+491701234567");

    const late = await visitor.post(`${at}/whatsapp`, { ...form, phone: "0170 7654321" });
    expect(late.status).toBe(409);
    expect(words(shown(late))).toContain("Inzwischen gespeichert: 0170 1234567");
  });

  it("is the one of the data manager's account while the company has none", async () => {
    const email = "manager@werft.example";
    await site.db.run(
      sql`update companies set whatsapp_number = null where id = ${demoId("Werft Süd GmbH")}`,
    );
    await site.db.run(sql`update users set phone = '+498912345678' where email = ${email}`);
    const page = shown(await (await enter(email)).get(`${at}/whatsapp`));
    expect(page).toContain('href="https://wa.me/498912345678"');
    expect(words(page)).toContain("Zurzeit wird die Nummer aus Ihrem Konto verwendet");
  });

  it("is refused at its field when it is none", async () => {
    const visitor = await enter("manager@kontor.example");
    const before = await number("Kontor Nord GmbH");
    const refused = await visitor.post(`${at}/whatsapp`, { phone: "12", phoneCountry: "DE" });
    expect(refused.status).toBe(422);
    expect(shown(refused)).toContain('id="phone-error"');
    expect(shown(refused)).toContain('value="12"');
    expect(await number("Kontor Nord GmbH")).toBe(before);
  });

  it("is nothing that a public user or an employee may change", async () => {
    const form = { phone: "0170 1234567", phoneCountry: "DE" };
    const refused = await (await enter("public@lotse.example")).post(`${at}/whatsapp`, form);
    expect(refused.status).toBe(403);
    expect((await (await enter("employee@kontor.example")).post(`${at}/whatsapp`, form)).location).toBe(
      "/redirecting",
    );
  });
});

describe("the plan among the settings", () => {
  it("names what runs, and that nothing is limited", async () => {
    const visitor = await enter("manager@kontor.example");
    const billing = await seen(visitor, `${at}/billing`);
    for (const told of ["Jahrestarif", "aktiv", "verlängert sich automatisch", "3, ohne Grenze"])
      expect(billing).toContain(told);
    expect(await seen(visitor, "/pages/account-settings/billing-plans")).toContain("Jahrestarif · Ihr Tarif");
  });

  it("says that it lapsed, and what is used of the limits", async () => {
    const company = demoId("Werft Süd GmbH");
    const visitor = await enter("manager@werft.example");
    await site.db.run(sql`delete from subscriptions where company_id = ${company}`);
    expect(await seen(visitor, `${at}/billing`)).toContain("Ihr Unternehmen hat keinen Tarif.");
    await givePlan(site.db, company, new Date(Date.now() - 60_000));
    const lapsed = await seen(visitor, `${at}/billing`);
    for (const told of ["Tarif abgelaufen", "Monatstarif", "Abgelaufen am", "1 von 1", "0 von 20"])
      expect(lapsed).toContain(told);
    // Ordering is not available yet, so no button promises it.
    expect(shown(await visitor.get(`${at}/billing`))).toContain('href="/checkout"');
    await site.db.run(sql`delete from subscriptions where company_id = ${company}`);
  });
});

describe("where nothing is sold", () => {
  let trades: Site;
  beforeAll(async () => {
    trades = await startSite({ env: { APP_MODE: "handwerk" } });
  });
  afterAll(() => trades?.stop());

  it("there is nothing to buy, and the limits hold for everyone", async () => {
    const visitor = await enter("manager@kontor.example", trades);
    for (const path of [`${at}/billing`, "/pages/account-settings/billing-plans"])
      expect(await seen(visitor, path)).toContain("können keine Tarife gekauft werden");
    expect(await seen(visitor, `${at}/billing`)).toContain("3 von 1");
    expect(shown(await visitor.get(`${at}/divisions`))).not.toContain('href="/checkout"');
  });

  it("a data manager's home is the three steps", async () => {
    const visitor = await enter("manager@kontor.example", trades);
    expect((await visitor.get("/redirecting")).location).toBe("/handwerk");
    expect(await seen(visitor, "/handwerk")).toContain("Ihr Team einladen");
  });
});

describe("the three steps", () => {
  const company = demoId("Werft Süd GmbH");
  const nextOf = (html: string) => /<li data-next.*?<h2>([^<]*)/s.exec(html)?.[1];

  it("say what is done and what comes next, from what there is", async () => {
    const visitor = await enter("manager@werft.example");
    await site.db.run(sql`update files set status = 'reading' where company_id = ${company}`);
    await site.db.run(sql`delete from chats where owner_id = ${demoId("manager@werft.example")}`);
    const reading = shown(await visitor.get("/handwerk"));
    expect(nextOf(reading)).toContain("Dokumente hochladen");
    expect(words(reading)).toContain("Wird verarbeitet");

    await site.db.run(sql`update files set status = 'quarantined' where company_id = ${company}`);
    expect(words(shown(await visitor.get("/handwerk")))).not.toContain("Wird verarbeitet");

    await site.db.run(sql`update files set status = 'failed' where company_id = ${company}`);
    const failed = shown(await visitor.get("/handwerk"));
    expect(words(failed)).not.toContain("Wird verarbeitet");
    expect(failed).toContain('href="/mistralai/chatDivisions"');

    await site.db.run(sql`update files set status = 'ready' where company_id = ${company}`);
    const ready = shown(await visitor.get("/handwerk"));
    expect(nextOf(ready)).toContain("Eine Frage stellen");
    expect(ready).toContain('href="/mistralai"');
    // The team exists: it is done, although it is not the next step.
    expect(ready.match(/Erledigt/g)).toHaveLength(2);

    await site.db.run(sql`delete from files where company_id = ${company}`);
    const empty = shown(await visitor.get("/handwerk"));
    expect(nextOf(empty)).toContain("Dokumente hochladen");
    expect(empty).toContain('href="/knowledge/new"');
    // So do the chats, where there is nothing to ask yet.
    const chats = await visitor.get("/chat");
    expect(words(shown(chats))).toContain(
      "Keine Chats gefunden Ein Chat kann erst gestartet werden, wenn eine Datei",
    );
    expect(shown(chats).split("Keine Chats gefunden")[1]).toContain('href="/knowledge/new"');
  });

  it("are all done for a company that asks", async () => {
    await site.db.run(
      sql`update files set status = 'ready' where company_id = ${demoId("Kontor Nord GmbH")}`,
    );
    const page = await seen(await enter("manager@kontor.example"), "/handwerk");
    expect(page).toContain("Alle drei Schritte sind erledigt.");
  });
});
