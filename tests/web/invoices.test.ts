import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { mailTo } from "../factories/mailbox";
import { hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let administrator: Visitor;
let manager: Visitor;

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
  administrator = await site.signedIn("administrator@lotse.example");
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

const of = async (company: string, state: string) => {
  const { id, number } = await site.db.one<{ id: string; number: string }>(sql`
    select i.id, i.number from invoices i where i.company_id = ${demoId(company)} and i.kind = 'invoice'
      and not exists (select from invoices x where x.cancels_id = i.id)
      and exists (select from invoice_payments y where y.invoice_id = i.id) = ${state === "paid"}
    order by i.number limit 1`);
  return { id, number };
};

describe("the operator's invoices", () => {
  // Before another test pays the one that is overdue.
  test("are reminded of by a button while they are overdue, level after level, and found by it", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select id from invoices i where company_id = ${demoId("Kontor Nord GmbH")} and kind = 'invoice'
        and due_on < current_date and not exists (select from invoices x where x.cancels_id = i.id)
        and not exists (select from invoice_payments y where y.invoice_id = i.id)
      order by number limit 1`);
    const page = `/admin/invoice/preview/${id}`;
    await site.db.run(sql`delete from invoice_reminders where invoice_id = ${id}`);
    expect(wordsOf(await administrator.get(page))).toContain("Zahlungserinnerung senden");
    const done = await administrator.post(page, { intent: "remind", level: "1" }, { follow: true });
    expect(wordsOf(done)).toContain("wird gesendet");
    expect(wordsOf(done)).toContain("Mahnung senden");
    const mail = await mailTo(site, "manager@kontor.example", { purpose: "invoice" });
    expect(mail.subject).toMatch(/^Zahlungserinnerung: /);
    const refused = await administrator.post(page, { intent: "remind", level: "3" });
    expect(wordsOf(refused)).toContain("Diese Mahnung ist jetzt nicht an der Reihe.");
    expect(wordsOf(await administrator.get("/admin/invoice/list?state=reminded"))).toContain("Erinnert");
    expect((await manager.post(`/invoice/preview/${id}`, { intent: "remind", level: "1" })).status).toBe(404);
  });

  test("are listed with their customers, states and sums, and searched and filtered by the address", async () => {
    const page = await administrator.get("/admin/invoice/list");
    const all = wordsOf(page);
    expect(page.text, "amounts stand below each other, below their title").toMatch(
      /<th scope="col" class="end".*?<td class="line end"[^>]*>1\.178,10/s,
    );
    expect(all).toContain("−");
    for (const word of [
      "Kontor Nord GmbH",
      "Werft Süd GmbH",
      "Überfällig",
      "Storniert",
      "Stornorechnung",
      "1.178,10",
    ])
      expect(all).toContain(word);
    const found = wordsOf(await administrator.get("/admin/invoice/list?search=Werft&state=paid"));
    expect(found).toContain("Werft Süd GmbH");
    expect(found).not.toContain("Kontor Nord GmbH");
    expect(wordsOf(await administrator.get("/admin/invoice/list?search=Zzz"))).toContain("Keine Treffer");
    const csv = await administrator.get("/admin/invoice/list/export?state=paid");
    expect(csv.text).toContain(";1178,10;");
    expect(csv.text, "what takes an invoice back is not paid").not.toContain("Stornorechnung");
    const whole = (await administrator.get("/admin/invoice/list/export")).text;
    expect(whole).toMatch(/Stornorechnung;Verrechnet;[^;]*;[^;]*;\d\d\.\d\d\.\d{4};;/);
    const offset = wordsOf(await administrator.get("/admin/invoice/list?state=offset"));
    expect(offset).toContain("Stornorechnung");
    expect(offset).toContain("Verrechnet");
  });

  test("are shown as they are printed, with everything the law demands", async () => {
    const { id, number } = await of("Kontor Nord GmbH", "paid");
    const page = wordsOf(await administrator.get(`/admin/invoice/preview/${id}`));
    for (const word of [
      number,
      "K-10001",
      "Speicherzeile 12",
      "Am Leuchtturm 1",
      "DE136695976",
      "Lotse Jahrestarif",
      "990,00",
      "19 % Umsatzsteuer",
      "188,10",
      "1.178,10",
      "Leistungszeitraum",
      "Der Betrag ist bezahlt.",
    ])
      expect(page).toContain(word);
  });

  test("are files to keep: a PDF with the e-invoice inside, and the e-invoice alone", async () => {
    const { id, number } = await of("Kontor Nord GmbH", "paid");
    const pdf = await administrator.get(`/admin/invoice/preview/${id}/file`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toContain(`${number}.pdf`);
    expect(pdf.text).toMatch(/^%PDF-1\.7/);
    expect(pdf.text).toContain("factur-x.xml");
    const { id: first } = await site.db.one<{ id: string }>(sql`
      select i.id from invoices i join invoice_payments y on y.invoice_id = i.id and y.paid_on = i.issued_on
      where y.cents = i.gross_cents limit 1`);
    const settled = await administrator.get(`/admin/invoice/preview/${first}/file?format=xml`);
    expect(settled.text).toMatch(/DuePayableAmount>0\.00</);
    const xml = await administrator.get(`/admin/invoice/preview/${id}/file?format=xml`);
    expect(xml.text).toContain("urn:cen.eu:en16931:2017");
    for (const part of [number, "Lotse Jahrestarif", "1178.10", "20457", "Hamburg"])
      expect(xml.text).toContain(part);
    const manager = await site.signedIn("manager@kontor.example");
    expect((await manager.get(`/invoice/preview/${id}/file`)).status).toBe(200);
    const { id: other } = await of("Werft Süd GmbH", "paid");
    expect((await manager.get(`/invoice/preview/${other}/file`)).status).toBe(404);
  });

  test("are paid by a note, which refuses nonsense with a sentence and keeps what was typed", async () => {
    const { id } = await of("Kontor Nord GmbH", "open");
    const page = `/admin/invoice/preview/${id}`;
    const { issued, before } = await site.db.one<{ issued: string; before: string }>(sql`
      select issued_on::text as issued, (issued_on - interval '1 year 1 day')::date::text as before
      from invoices where id = ${id}`);
    const nonsense = await administrator.post(page, { amount: "viel", paidOn: issued });
    expect(nonsense.status).toBe(422);
    expect(wordsOf(nonsense)).toContain("Bitte geben Sie einen Betrag wie 1.178,10 ein.");
    expect(nonsense.text).toContain('value="viel"');
    expect(wordsOf(await administrator.post(page, { amount: "9.999.999,00", paidOn: issued }))).toContain(
      "Das ist mehr, als noch offen ist.",
    );
    expect(wordsOf(await administrator.post(page, { amount: "1", paidOn: "2999-01-01" }))).toContain(
      "Der Tag liegt in der Zukunft.",
    );
    const early = await administrator.post(page, { amount: "12,50", paidOn: before });
    expect(early.status).toBe(422);
    expect(wordsOf(early)).toContain("Der Tag liegt mehr als ein Jahr vor der Rechnung.");
    for (const kept of ["12,50", before]) expect(early.text).toContain(`value="${kept}"`);
    const part = await administrator.post(page, { amount: "100,00", paidOn: issued }, { follow: true });
    expect(wordsOf(part)).toContain("100,00 € bezahlt");
  });

  test("say on their page what is paid already, and ask for the rest only", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select i.id from invoices i join invoice_payments y on y.invoice_id = i.id
      where company_id = ${demoId("Kontor Nord GmbH")} and y.cents = 10000`);
    for (const page of [`/admin/invoice/preview/${id}`, `/invoice/preview/${id}`]) {
      const words = wordsOf(await (page.startsWith("/admin") ? administrator : manager).get(page));
      expect(words).toMatch(/Bereits bezahlt: 100,00\s€\. Bitte überweisen Sie den offenen Betrag von /);
      expect(words).not.toContain("Durch Korrekturen abgezogen");
    }
  });

  test("are mailed to their company by a button, with their PDF and its hash on the page", async () => {
    const { id, number } = await of("Kontor Nord GmbH", "paid");
    const page = `/admin/invoice/preview/${id}`;
    await administrator.get(`${page}/file`);
    const sent = await administrator.post(page, { intent: "send" }, { follow: true });
    expect(wordsOf(sent)).toMatch(new RegExp(`Die Rechnung .?${number}.? wird gesendet`));
    expect(wordsOf(sent)).toMatch(/SHA-256 der gespeicherten PDF-Datei: [0-9a-f]{64}/);
    const mail = await mailTo(site, "manager@kontor.example", { purpose: "invoice", count: 2 });
    expect(mail.subject).toBe(`Rechnung ${number}`);
    expect(wordsOf(await administrator.get(page))).toContain("E-Mail wird gesendet");
    expect((await manager.post(`/invoice/preview/${id}`, { intent: "send" })).status).toBe(404);
  });

  test("are cancelled by an invoice of their own, once", async () => {
    const { id, number } = await of("Kontor Nord GmbH", "open");
    const question = await administrator.get(`/admin/invoice/preview/${id}/cancel`);
    expect(wordsOf(question)).toContain(`Rechnung ${number}`);
    const done = await administrator.post(`/admin/invoice/preview/${id}/cancel`, {}, { follow: true });
    expect(wordsOf(done)).toContain(`Storniert die Rechnung ${number}`);
    expect((await administrator.get(`/admin/invoice/preview/${id}/cancel`)).status).toBe(404);
    const late = await administrator.post(`/admin/invoice/preview/${id}/cancel`, {});
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("Diese Rechnung ist bereits storniert.");
    expect(wordsOf(await administrator.get(`/admin/invoice/preview/${id}`))).toContain("Storniert");
  });
});

test("a part that was paid back is an invoice of its own, and both name each other", async () => {
  const { id, corrected, number, before } = await site.db.one<Record<string, string>>(sql`
    select x.id, x.number, i.id as corrected, i.number as before
    from invoices x join invoices i on i.id = x.corrects_id`);
  const page = wordsOf(await administrator.get(`/admin/invoice/preview/${id}`));
  for (const word of [`Rechnungskorrektur ${number}`, `Korrigiert die Rechnung ${before}`, "−19,90"])
    expect(page).toContain(word);
  const first = wordsOf(await administrator.get(`/admin/invoice/preview/${corrected}`));
  for (const word of ["19,90 € zurückgezahlt", `Korrigiert um 19,90 € durch ${number}`])
    expect(first).toContain(word);
  const pdf = await administrator.get(`/admin/invoice/preview/${id}/file?format=xml`);
  for (const part of [">384<", "-19.90", `${before}`]) expect(pdf.text).toContain(part);
});

describe("a company's invoices", () => {
  test("are read by its data manager, who cannot change them", async () => {
    const { id, number } = await of("Kontor Nord GmbH", "paid");
    const page = await manager.get(`/invoice/preview/${id}`);
    expect(wordsOf(page)).toContain(number);
    expect(page.text).not.toContain('name="amount"');
    const tried = await manager.post(`/invoice/preview/${id}`, { amount: "1", paidOn: "2026-01-01" });
    expect(tried.status).toBe(404);
  });

  test("are not there for others", async () => {
    const { id } = await of("Werft Süd GmbH", "paid");
    expect((await manager.get(`/invoice/preview/${id}`)).status).toBe(404);
    const publicUser = await site.signedIn("public@lotse.example");
    expect((await publicUser.get(`/invoice/preview/${id}`)).status).toBe(404);
    const staff = await site.signedIn("staff@lotse.example");
    expect((await staff.get(`/admin/invoice/preview/${id}`)).location).toBe("/redirecting");
  });
});

describe("the address of a company", () => {
  test("is a form of fields, filled from the text of before, and works without script", async () => {
    const werft = await site.signedIn("manager@werft.example");
    const at = "/account-settings/company";
    const page = await werft.get(at);
    for (const field of ['name="street"', 'value="Hafenweg"', 'value="88045"', 'value="Friedrichshafen"'])
      expect(page.text).toContain(field);
    expect(wordsOf(page)).toContain("Bisher war eingetragen: „Hafenweg 3, 88045 Friedrichshafen“");
    const form = { companyName: "Werft Süd GmbH", version: hidden(page, "version"), country: "DE" };
    const wrong = { ...form, street: "Hafenweg", buyer_reference: "04011000-12345-34" };
    const refused = await werft.post(at, wrong);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Die Prüfziffern dieser Leitweg-ID stimmen nicht.");
    const place = { street: "Hafenweg", house_number: "3 b", postcode: "88045", city: "Friedrichshafen" };
    const saved = await werft.post(at, { ...form, ...place }, { follow: true });
    expect(saved.text).toContain('value="3 b"');
    expect(wordsOf(saved)).not.toContain("Bisher war eingetragen");
  });

  test("with a reference gives XRechnung to download", async () => {
    const { id } = await of("Kontor Nord GmbH", "paid");
    expect(wordsOf(await manager.get(`/invoice/preview/${id}`))).toContain("XRechnung als UBL");
    const ubl = await manager.get(`/invoice/preview/${id}/file?format=ubl`);
    expect(ubl.text).toContain("EK-2026-17");
    const { id: other } = await of("Werft Süd GmbH", "paid");
    const werft = await site.signedIn("manager@werft.example");
    expect((await werft.get(`/invoice/preview/${other}/file?format=ubl`)).status).toBe(404);
  });

  test("that a paid order waits for is asked for on every page that shows the money", async () => {
    const companyId = demoId("Werft Süd GmbH");
    await site.db.run(sql`update companies set address = null, street = null, postcode = null, city = null,
      house_number = null where id = ${companyId}`);
    await site.db.run(sql`
      insert into checkouts (id, company_id, plan, price_id, net_cents, tax_percent, total_cents, state, provider_id,
        terms_accepted_at, created_at, settled_at)
      values (${demoId("an order")}, ${companyId}, 'yearly', 'price_yearly', 99000, 19, 117810, 'paid', 'sub_demo',
        now(), now(), now())`);
    const werft = await site.signedIn("manager@werft.example");
    for (const page of [`/checkout/${demoId("an order")}`, "/account-settings/billing"])
      expect(wordsOf(await werft.get(page))).toContain(
        "sobald Sie die Anschrift Ihres Unternehmens eingetragen",
      );
    expect(wordsOf(await werft.get("/dashboard"))).toContain("Eine Rechnung wartet auf Ihre Anschrift");
    const list = wordsOf(await administrator.get("/admin/invoice/list"));
    expect(list).toContain("Bezahlt, aber noch ohne Rechnung");
    expect(list).toContain("Es fehlt: Anschrift des Unternehmens");
    // It is a draft: found by its state and its customer, without a number.
    const drafts = wordsOf(await administrator.get("/admin/invoice/list?state=draft&search=werft"));
    expect(drafts).toMatch(/Werft Süd GmbH Lotse Jahrestarif .* 1\.178,10 € Anschrift des Unternehmens/);
    expect(drafts).not.toMatch(/\d{4}-\d{4}/);
    expect(wordsOf(await administrator.get("/admin/invoice/list?state=draft&search=kontor"))).toContain(
      "Keine Treffer",
    );
    // Its day is the one that is shown: in Germany, where it had begun.
    await site.db.run(sql`
      update checkouts set settled_at = '2026-03-01T23:30:00Z' where id = ${demoId("an order")}`);
    const ofDay = async (day: string) =>
      wordsOf(await administrator.get(`/admin/invoice/list?state=draft&from=${day}&to=${day}`));
    expect(await ofDay("2026-03-02")).toContain("2. März 2026");
    expect(await ofDay("2026-03-01")).toContain("Keine Treffer");
    expect(wordsOf(await administrator.get("/admin/dashboard"))).toContain(
      "Eine bezahlte Bestellung hat noch keine Rechnung",
    );
  });
});
