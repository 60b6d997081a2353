import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite, type Visitor } from "./site";

let site: Site;
let administrator: Visitor;
const at = "/admin/system-settings/company";
const fields = {
  companyName: "Leuchtfeuer GmbH",
  managing_director: "Änne Weiß",
  website: "leuchtfeuer.example",
  address: "Hafenstraße 3\n24103 Kiel",
  contact_details: "kontakt@leuchtfeuer.example",
  ust_idnr: "DE 136 695 976",
  tax_number: "",
  standard_tax_rate_of_benefits: "19",
  commercial_register_number: "HRB 777",
  registry_court: "Amtsgericht Kiel",
  IBAN: "DE89 3704 0044 0532 0130 00",
  BIC: "COBADEFFXXX",
  privacyContact: "Ole Klug, datenschutz@leuchtfeuer.example",
  hosting: "Rechenzentrum Kiel, Deutschland",
  privacyAddition: "Erster Absatz.\n\n<script>alert(1)</script> & zweiter.",
};

beforeAll(async () => {
  site = await startSite();
  administrator = site.visitor();
  await administrator.signIn("administrator@lotse.example");
});
afterAll(() => site?.stop());

const versionIn = (text: string) => /name="version" value="(\d+)"/.exec(text)?.[1] ?? "";

describe("who runs the installation", () => {
  it("is entered once, and stands in imprint and privacy page as text", async () => {
    const page = await administrator.get(at);
    const saved = await administrator.post(at, { ...fields, version: versionIn(page.text) });
    expect(saved.location).toBe(at);
    expect((await administrator.get(at)).text).toContain("Die Angaben wurden gespeichert.");
    const visitor = site.visitor();
    const imprint = (await visitor.get("/imprint")).text;
    for (const told of ["Leuchtfeuer GmbH", "Änne Weiß", "Amtsgericht Kiel, HRB 777", "DE136695976"])
      expect(imprint).toContain(told);
    const privacy = (await visitor.get("/privacy")).text;
    for (const told of ["Ole Klug", "Rechenzentrum Kiel", "Erster Absatz.", "365 Tage"])
      expect(privacy).toContain(told);
    expect(privacy).not.toContain("<script>alert(1)");
    expect((await visitor.get("/accessibility")).text).toContain("kontakt@leuchtfeuer.example");
  });

  it("keeps bank and tax number to itself", async () => {
    for (const path of ["/imprint", "/privacy", "/accessibility", "/imprint.data", "/api/v1/legal"])
      expect((await site.visitor().get(path)).text).not.toMatch(/DE89|3704 ?0044|COBADEFF/);
  });

  it("is two clicks away for everyone, also on the page for signing in", async () => {
    const login = (await site.visitor().get("/login")).text;
    for (const path of ["/imprint", "/privacy", "/accessibility"]) expect(login).toContain(`href="${path}"`);
  });

  it("names every number that is wrong and keeps what was typed", async () => {
    const page = await administrator.get(at);
    const answer = await administrator.post(at, {
      ...fields,
      ust_idnr: "DE136695977",
      IBAN: "DE00370400440532013000",
      version: versionIn(page.text),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('value="DE136695977"');
    expect(answer.text.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(2);
  });

  it("is established in Germany, and learns why another country is refused", async () => {
    const page = await administrator.get(at);
    expect(page.text).toContain("Lotse stellt Rechnungen nach deutschen Vorschriften aus");
    const version = versionIn(page.text);
    const abroad = await administrator.post(at, { ...fields, country: "AT", version });
    expect(abroad.status).toBe(422);
    expect(abroad.text).toContain("Der Betreiber muss seinen Sitz in Deutschland haben");
    expect(abroad.text).toContain('href="#country"');
    const foreign = await administrator.post(at, { ...fields, ust_idnr: "ATU12345678", version });
    expect(foreign.status).toBe(422);
    expect(foreign.text).toContain("brauchen Sie eine deutsche Umsatzsteuer-ID");
    expect(versionIn((await administrator.get(at)).text)).toBe(version);
    expect((await administrator.post(at, { ...fields, country: "DE", version })).location).toBe(at);
  });

  it("keeps what was saved in another window", async () => {
    const version = versionIn((await administrator.get(at)).text);
    await administrator.post(at, { ...fields, hosting: "Anderswo", version });
    const late = await administrator.post(at, { ...fields, hosting: "Hier", version });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/Inzwischen gespeichert:<\/b> <bdi>Anderswo/);
  });

  it("is entered by one of two who are first at the same moment", async () => {
    await site.db.run(sql`delete from settings where scope = 'operator'`);
    expect((await site.visitor().get("/imprint")).text).toContain("Noch keine Angaben");
    const answers = await Promise.all(
      ["Eins", "Zwei"].map(companyName => administrator.post(at, { ...fields, companyName, version: "0" })),
    );
    expect(answers.map(one => one.status).sort()).toEqual([302, 409]);
  });

  it("is no business of staff without that module, nor of anybody else", async () => {
    for (const email of ["staff@lotse.example", "manager@kontor.example", "analyst@lotse.example"]) {
      const visitor = site.visitor();
      await visitor.signIn(email);
      expect((await visitor.get(at)).location).toBe("/redirecting");
      expect((await visitor.post(at, fields)).location).toBe("/redirecting");
    }
  });
});

describe("the system settings", () => {
  it.each([
    [
      "limits",
      [
        "Fragen pro Monat ohne Tarif",
        "mit aktivem Tarif",
        "So stehen die Preise bei Stripe",
        "price_monthly",
      ],
    ],
    ["storage", ["Arbeitsspeicher maximal", "Kontor Nord GmbH"]],
    ["email", ["Es ist kein Mailserver eingerichtet", "SMTP_URL=smtp://"]],
    ["ai", ["mit wörtlichen Zitaten"]],
  ])("tell about %s", async (tab, texts) => {
    const page = await administrator.get(`/admin/system-settings/${tab}`);
    expect(page.status).toBe(200);
    for (const text of texts) expect(page.text).toContain(text);
  });

  it("warn where strangers may learn who has an account", async () => {
    const open = await startSite({
      env: { REVEAL_UNKNOWN_EMAIL: "true", SMTP_URL: "smtp://me:pw@mail.example" },
    });
    const visitor = open.visitor();
    await visitor.signIn("administrator@lotse.example");
    expect((await visitor.get("/admin/system-settings/limits")).text).toContain("REVEAL_UNKNOWN_EMAIL");
    const email = (await visitor.get("/admin/system-settings/email")).text;
    expect(email).toContain("mail.example");
    expect(email).not.toContain("pw@");
    await open.stop();
  });

  it("have no other tab", async () => {
    expect((await administrator.get("/admin/system-settings/nothing")).status).toBe(404);
  });
});
