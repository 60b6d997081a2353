import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { type Answer, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const werft = demoId("manager@werft.example");

let site: Site;
let administrator: Visitor;
beforeAll(async () => {
  site = await startSite();
  administrator = await site.signedIn("administrator@lotse.example");
});
afterAll(() => site?.stop());

/** The address of the link with these words. */
const linkOf = (page: Answer, words: string) =>
  new RegExp(`href="([^"]*)"[^>]*>(?:<bdi>)?${words}`).exec(shown(page))?.[1]?.replaceAll("&amp;", "&");
const open = (path: string | undefined) => administrator.get(path!);

describe("an administrator at the start of the day", () => {
  it("sees an open cancellation, and comes from it to the company's plan and invoices", async () => {
    const home = await administrator.get("/admin/dashboard");
    expect(wordsOf(home)).toContain("1 Kündigung oder Widerruf ist offen");
    const list = await open(linkOf(home, "Erklärungen ansehen"));
    const declaration = await open(linkOf(list, "Birte Hansen"));
    const people = await open(linkOf(declaration, "Werft Süd GmbH"));
    expect(wordsOf(people)).toContain("Xaver Moosmann");
    expect(wordsOf(people)).not.toContain("Frauke Petersen");
    const invoices = await open(linkOf(declaration, "Rechnungen des Unternehmens"));
    expect(wordsOf(invoices)).toContain("Werft Süd GmbH");
    expect(wordsOf(invoices)).not.toContain("Kontor Nord GmbH");
  });

  it("sees which company's last payment failed, until when its plan runs, and that on its data manager's page", async () => {
    const about = `/admin/users/data-manager/${werft}`;
    expect(wordsOf(await administrator.get("/admin/dashboard"))).not.toContain("Die letzte Zahlung");
    expect(wordsOf(await administrator.get(about))).not.toContain("Letzte Zahlung fehlgeschlagen");
    await site.db.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at, provider_id, state)
      select gen_random_uuid(), company_id, 'monthly', now() - interval '40 days', now() + interval '5 days', 'sub_due', 'past_due'
      from users where id = ${werft}`);
    const home = await administrator.get("/admin/dashboard");
    expect(wordsOf(home)).toContain("Die letzte Zahlung eines Unternehmens ist fehlgeschlagen");
    expect(wordsOf(home).replace(/[\u2068\u2069]/g, "")).toContain(
      "Werft Süd GmbH: Ohne Zahlung läuft der Tarif noch bis zum",
    );
    expect(wordsOf(await open(linkOf(home, "Unternehmen ansehen")))).toContain("Xaver Moosmann");
    const page = await administrator.get(about);
    expect(wordsOf(page)).toContain("Letzte Zahlung fehlgeschlagen");
    expect(wordsOf(await open(linkOf(page, "Rechnungen<")))).toContain("Werft Süd GmbH");
    const removal = wordsOf(await administrator.get(`/admin/people/${werft}/remove`));
    expect(removal).toMatch(/Der Tarif „Monatstarif“, gültig bis .*\. Bezahltes wird nicht erstattet\./);
  });

  it("finds the invoices of a company that has another name since", async () => {
    await site.db.run(sql`
      update companies set name = 'Bootsbau Süd GmbH' where id = (select company_id from users where id = ${werft})`);
    const page = await administrator.get(`/admin/users/data-manager/${werft}`);
    expect(wordsOf(await open(linkOf(page, "Rechnungen<")))).toContain("Werft Süd GmbH");
    await site.db.run(sql`
      update companies set name = 'Werft Süd GmbH' where id = (select company_id from users where id = ${werft})`);
  });

  it("sees as many files on the overview as on the page of their processing", async () => {
    const home = wordsOf(await administrator.get("/admin/dashboard"));
    const [, ...counts] =
      /Verarbeitete Dateien (\d+) In Verarbeitung (\d+) Fehlgeschlagen (\d+) Angehalten (\d+) In Quarantäne (\d+)/.exec(
        home,
      )!;
    const processing = wordsOf(await administrator.get("/admin/milvus-processing-table"));
    const [, all] = /(\d+) Alle/.exec(processing)!;
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(all));
  });

  it("sees mails that came back, each with its reason and the words of the mail server", async () => {
    const home = await administrator.get("/admin/dashboard");
    expect(wordsOf(home)).toContain("3 E-Mails kamen zurück");
    const list = wordsOf(await administrator.get("/admin/emails?state=undelivered"));
    expect(list).toContain("Das Postfach ist voll.");
    const { id } = await site.db.one<{ id: string }>(
      sql`select id from mails where undelivered_reason like 'full:%' limit 1`,
    );
    const mail = wordsOf(await administrator.get(`/admin/emails/${id}`));
    expect(mail).toContain("Das Postfach ist voll. Antwort des Mailservers:");
  });
});
