import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { formatDate } from "~/i18n/format";
import { hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let administrator: Visitor;

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@werft.example");
  administrator = await site.signedIn("administrator@lotse.example");
});
afterAll(() => site?.stop());

const send = async (visitor: Visitor, page: string, fields: Record<string, string>) =>
  visitor.post(page, { requestId: hidden(await visitor.get(page), "requestId"), ...fields });
const today = new Date().toISOString().slice(0, 10);

describe("selling on account, without script", () => {
  let orderPage: string;
  let invoice: string;

  it("a data manager chooses it beside Stripe, and gets an invoice with bank details and a QR code", async () => {
    expect(wordsOf(await manager.get("/checkout"))).toContain("Auf Rechnung");
    const wrong = await send(manager, "/checkout", { plan: "yearly", payment: "account", terms: "on" });
    expect(wordsOf(wrong)).toContain("Auf Rechnung sind nur die Tarife für 30 und 365 Tage möglich.");
    const sent = await send(manager, "/checkout", { plan: "days_365", payment: "account", terms: "on" });
    expect(sent.location).toMatch(/^\/checkout\/[0-9a-f-]{36}$/);
    orderPage = sent.location!;
    const page = await manager.get(orderPage);
    expect(wordsOf(page)).toContain("Ihr Tarif beginnt, sobald Ihre Zahlung eingegangen ist.");
    invoice = /\/invoice\/preview\/([0-9a-f-]{36})/.exec(page.text)![1]!;
    const paper = wordsOf({ text: shown(await manager.get(`/invoice/preview/${invoice}`)) });
    for (const said of ["DE89 3704 0044 0532 0130 00", "Mit der Banking-App scannen", "ab Freischaltung"])
      expect(paper).toContain(said);
    const other = await site.signedIn("manager@kontor.example");
    expect((await other.get(orderPage)).status).toBe(404);
    const again = await send(manager, "/checkout", { plan: "monthly", terms: "on" });
    expect(wordsOf(again)).toContain("Sie haben schon einen Tarif auf Rechnung bestellt.");
  });

  it("an administrator starts the plan, notes the payment, corrects it, and notes a refund", async () => {
    const at = `/admin/invoice/preview/${invoice}`;
    for (const page of ["/plan", "/refund"]) expect((await manager.get(`${at}${page}`)).status).not.toBe(200);
    expect((await administrator.get(`${at}/refund`)).status).toBe(404);
    expect((await send(administrator, `${at}/plan`, { reason: "" })).status).toBe(422);
    await send(administrator, `${at}/plan`, { reason: "Zugesagt" });
    expect(wordsOf(await manager.get(orderPage))).toContain("Ihr Tarif ist aktiv. Bitte überweisen Sie");
    const gross = /([\d.]+,\d\d)\s€ fällig am/.exec(wordsOf(await administrator.get(at)))![1]!;
    await send(administrator, at, { amount: gross, paidOn: today });
    expect(wordsOf(await manager.get(orderPage))).toContain("Die Zahlung ist eingegangen.");
    const correct = /\/payment\/[0-9a-f-]{36}/.exec((await administrator.get(at)).text)![0];
    expect((await send(administrator, `${at}${correct}`, { reason: "" })).status).toBe(422);
    expect((await send(administrator, `${at}${correct}`, { reason: "Falsches Konto" })).location).toBe(at);
    expect(wordsOf(await administrator.get(at))).toContain("Falsch vermerkt");
    expect((await administrator.get(`${at}${correct}`)).status).toBe(404);
    const again = await administrator.post(`${at}${correct}`, { reason: "Doppelt" });
    expect(again.status).toBe(409);
    expect(again.text).toContain('value="Doppelt"');
    const seen = wordsOf(await manager.get(`/invoice/preview/${invoice}`));
    expect(seen).not.toContain("Falsches Konto");
    await send(administrator, at, { amount: gross, paidOn: today });
    const refund = { amount: "100", paidOn: today, reason: "Kulanz" };
    expect((await send(administrator, `${at}/refund`, { ...refund, amount: "9999" })).status).toBe(422);
    expect((await send(administrator, `${at}/refund`, refund)).location).toBe(at);
    const started = await administrator.post(`${at}/plan`, { reason: "" });
    expect(started.status).toBe(422);
    expect(wordsOf(await administrator.get(at))).toContain("Korrigiert um 100,00");
  });

  it("an administrator starts a plan without an order on the data manager's page", async () => {
    const person = demoId("manager@werft.example");
    expect(wordsOf(await administrator.get(`/admin/users/data-manager/${person}`))).toContain(
      "Tarif starten",
    );
    const page = `/admin/people/${person}/plan`;
    expect((await send(administrator, page, { until: "2020-01-01", reason: "Test" })).status).toBe(422);
    const until = new Date(Date.now() + 900 * 86_400_000).toISOString().slice(0, 10);
    expect((await send(administrator, page, { until, reason: "Test" })).status).toBe(302);
    const lastDay = formatDate(until, { language: "de", timeZone: "UTC" });
    const billing = wordsOf(await manager.get("/account-settings/billing"));
    expect(billing).toContain("Sondertarif");
    expect(billing).toContain(`Gültig bis ${lastDay}`);
    expect((await manager.get(page)).status).not.toBe(200);
  });
});
