import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

const order = async (visitor: Visitor, plan: string, more: Record<string, string> = { terms: "on" }) =>
  visitor.post("/checkout", {
    plan,
    requestId: hidden(await visitor.get("/checkout"), "requestId"),
    ...more,
  });

/** The hosted page's form. */
const pay = (url: string, how: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ how }), redirect: "manual" });

describe("the page that sells plans", () => {
  it("shows prices, tax, the next charge in words, and the lawful button", async () => {
    const page = await manager.get("/checkout?plan=yearly");
    const words = wordsOf({ text: shown(page) });
    for (const told of [
      "990,00",
      "1.178,10",
      "danach jedes Jahr",
      "Zahlungspflichtig bestellen",
      "Probezahlung",
    ])
      expect(words).toContain(told);
    expect(page.headers.get("content-security-policy")).toMatch(/form-action 'self' http:\/\/localhost:\d+/);
    expect(shown(page)).not.toMatch(/js\.stripe\.com/);
  });

  it("sends a visitor to register first, and back to the same choice", async () => {
    const visitor = site.visitor();
    expect(wordsOf(await visitor.get("/checkout"))).toContain("Registrieren und bestellen");
    const sent = await visitor.post("/checkout", { plan: "days_30" });
    expect(sent.location).toBe(`/signup?${new URLSearchParams({ to: "/checkout?plan=days_30" })}`);
  });

  it("shows employees and public users who can order, and takes no order of theirs", async () => {
    const said = {
      "employee@kontor.example": "Bestellen kann die Datenverwaltung Ihres Unternehmens.",
      "public@lotse.example": "Ihr Konto gehört zu keinem Unternehmen und ist kostenlos.",
    };
    for (const [email, sentence] of Object.entries(said)) {
      const visitor = await site.signedIn(email);
      expect(wordsOf(await visitor.get("/checkout"))).toContain(sentence);
      expect((await visitor.post("/checkout", { plan: "monthly", terms: "on" })).status).toBe(403);
    }
  });

  it("asks for consent at its field, and keeps the choice", async () => {
    const refused = await order(manager, "monthly", {});
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Bitte stimmen Sie den Nutzungsbedingungen zu.");
    expect(shown(refused)).toMatch(/value="monthly"[^>]*checked|checked[^>]*value="monthly"/);
  });

  it("is paid without script: form, Stripe, and back to a page that says so", async () => {
    const told = /Bis zum (\d+\. \S+ \d{4})\. Keine Kündigung/.exec(
      wordsOf(await manager.get("/checkout")),
    )![1];
    const sent = await order(manager, "days_30");
    expect(sent.status).toBe(303);
    const hosted = await (await fetch(sent.location!, { headers: { "accept-language": "de" } })).text();
    expect(hosted).toContain("keine echte Zahlung");
    expect(hosted).not.toContain("<script");
    expect(await (await pay(sent.location!, "declined")).text()).toContain('role="alert"');
    const back = new URL((await pay(sent.location!, "now")).headers.get("location")!);
    const page = await manager.get(back.pathname);
    expect(wordsOf(page)).toContain("Die Zahlung ist eingegangen. Ihr Tarif ist aktiv.");
    const settings = wordsOf(await manager.get("/account-settings/billing"));
    expect(settings).toContain("30 Tage");
    expect(settings, "the day that the order had named").toContain(`Gültig bis ${told}`);
    const invoice = /href="(\/invoice\/preview\/[^"]*)"/.exec(shown(page))![1]!;
    expect(wordsOf(await manager.get(invoice))).toContain(`bis ${told}`);
    expect((await manager.get(`/checkout/${crypto.randomUUID()}`)).status).toBe(404);
    const other = await site.signedIn("manager@kontor.example");
    expect((await other.get(back.pathname)).status).toBe(404);
  });

  it("waits for the bank on a page that refreshes itself", async () => {
    const sent = await order(manager, "days_365");
    const back = new URL((await pay(sent.location!, "later")).headers.get("location")!);
    const page = await manager.get(back.pathname);
    expect(wordsOf(page)).toContain("Die Bestätigung der Bank steht noch aus");
    expect(page.text).toMatch(/<meta http-equiv="refresh" content="30"/i);
  });

  it("refuses what only looks like an event of Stripe", async () => {
    const answer = await site.visitor().ask("/api/v1/payment-events", {
      body: new Blob(["{}"], { type: "application/json" }),
      headers: { "stripe-signature": "t=1,v1=00" },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).code).toBe("payment_signature");
  });
});

describe("a plan that renews", () => {
  it("is changed, cancelled and taken back in the settings, without script", async () => {
    const { db } = site;
    await db.run(
      sql`delete from subscriptions where company_id = (select company_id from users where email = 'manager@werft.example')`,
    );
    await db.run(sql`update checkouts set state = 'expired', settled_at = now() where state = 'waiting'`);
    const sent = await order(manager, "monthly");
    const back = new URL((await pay(sent.location!, "now")).headers.get("location")!);
    expect(wordsOf(await manager.get(back.pathname))).toContain("Ihr Tarif ist aktiv");
    const at = "/account-settings/billing";
    const act = async (page: string, intent: string, more: Record<string, string> = {}) => {
      const requestId = hidden(await manager.get(page), "requestId");
      return manager.post(at, { intent, requestId: `${requestId}.${intent}`, ...more }, { follow: true });
    };
    const company = sql`(select company_id from users where email = 'manager@werft.example')`;
    await db.run(sql`
      update companies set address = null, street = null, house_number = null, postcode = null, city = null where id = ${company}`);
    const early = await manager.get(`${at}?change=yearly`);
    expect(wordsOf(early)).toContain("Für die Rechnung fehlt die Anschrift Ihres Unternehmens.");
    expect(shown(early)).toMatch(/href="\/account-settings\/company"[^>]*>Anschrift eintragen/);
    expect(shown(early)).not.toContain("Zahlungspflichtig bestellen");
    await db.run(sql`update companies set address = 'Werftkai 1\n24143 Kiel' where id = ${company}`);
    const asked = await manager.get(`${at}?change=yearly`);
    expect(wordsOf(asked)).toMatch(/Heute werden [\d.,]+\s€ mit Umsatzsteuer abgebucht/);
    await act(`${at}?change=yearly`, "change", { plan: "yearly", at: hidden(asked, "at") });
    expect(wordsOf(await manager.get(at))).toContain("1.178,10");
    expect(wordsOf(await manager.get(`${at}?cancel=1`))).toContain("Jahrestarif endet am");
    await act(`${at}?cancel=1`, "cancel");
    expect(wordsOf(await manager.get(at))).toContain("Gekündigt: Der Tarif endet am");
    await act(at, "resume");
    expect(wordsOf(await manager.get(at))).toContain("Tarif kündigen");
    const portal = await manager.post(at, { intent: "portal" });
    expect(portal.status).toBe(303);
    expect(await (await fetch(portal.location!)).text()).toContain("/account-settings/billing");
  });
});

describe("normal and handwerk", () => {
  it("say that there is nothing to buy", async () => {
    const other = await startSite({ env: { APP_MODE: "normal" } });
    expect(wordsOf(await other.visitor().get("/checkout"))).toContain("Keine Tarife verfügbar");
    await other.stop();
  });
});
