import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { errorAt, hidden, type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** The heading of the summary above a form, and its links with the fields they lead to. */
function summaryOf(answer: { text: string }) {
  const [, box = ""] = /role="alert"[^>]*aria-labelledby="error-summary"(.*?)<\/ul>/s.exec(answer.text) ?? [];
  return {
    heading: /<h2[^>]*>([^<]*)/.exec(box)?.[1],
    links: [...box.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)/g)].map(
      ([, field, text]) => `${field}: ${text}`,
    ),
  };
}

const company = {
  companyName: "Kontor Nord GmbH",
  website: "",
  address: "",
  contact_details: "",
  ust_idnr: "",
  tax_number: "",
  standard_tax_rate_of_benefits: "",
  commercial_register_number: "",
  registry_court: "",
  managing_director: "",
  IBAN: "",
  BIC: "",
};

describe("the summary above a refused form", () => {
  it("leads to the name that a division, a tag or a folder cannot have, because another has it", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const division = `/divisions/${demoId("Kontor Nord GmbH Personal")}/edit`;
    for (const path of ["/tags/new", "/mistralai/ChatFolders/new"])
      expect((await manager.post(path, { name: "Doppelt", color: "blue" })).status).toBe(302);
    for (const [path, name] of [
      [division, "vertrieb"],
      ["/tags/new", "doppelt"],
      ["/mistralai/ChatFolders/new", "doppelt"],
    ] as const) {
      const refused = await manager.post(path, { name, color: "blue", expiredFiles: "warn" });
      expect([path, refused.status]).toEqual([path, 409]);
      expect(summaryOf(refused).links).toEqual([expect.stringMatching(/^name: Name: /)]);
      expect(errorAt(refused, "name")).toMatch(/bereits/);
    }
  });

  it("holds everything that is wrong with a company in one round, each with the name of its field, in their order", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const wrong = { companyName: "", website: "kein web", ust_idnr: "DE1", IBAN: "DE12", BIC: "1" };
    const refused = await manager.post("/account-settings/company", { ...company, ...wrong });
    expect(refused.status).toBe(422);
    const { heading, links } = summaryOf(refused);
    expect(heading).toBe("Bitte füllen Sie das Formular richtig aus.");
    expect(links.map(link => link.split(": ").slice(0, 2).join(" → "))).toEqual([
      "companyName → Name des Unternehmens",
      "website → Website",
      "ust_idnr → Umsatzsteuer-ID",
      "IBAN → IBAN",
      "BIC → BIC",
    ]);
  });

  it("also holds a wrong phone number in the first round", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const refused = await manager.post("/account-settings/account", {
      firstName: "",
      lastName: "Petersen",
      phone: "1",
      phoneCountry: "DE",
      language: "de",
      country: "DE",
      timeZone: "Europe/Berlin",
    });
    expect(summaryOf(refused).links).toEqual([
      "firstName: Vorname: Bitte füllen Sie dieses Feld aus.",
      "phone: Telefon oder WhatsApp: Diese Telefonnummer ist zu kurz.",
    ]);
  });

  it("names the fields of feedback that a visitor gives", async () => {
    const address = "/feedback-21chatgpt?c=kontor-nord";
    const refused = await site.visitor().post(address, {
      mood: "happy",
      comment: "x".repeat(2001),
      contactEmail: "kim@",
    });
    expect(summaryOf(refused).links).toEqual([
      "comment: Kommentar: Der Text ist zu lang: Erlaubt sind höchstens 2.000 Zeichen.",
      "contactEmail: E-Mail-Adresse für eine Antwort: Diese E-Mail-Adresse ist ungültig.",
    ]);
  });

  it("says by itself what is no fault of a field", async () => {
    const page = await site.visitor().get("/login");
    const refused = await site.visitor().post("/login", {
      requestId: hidden(page, "requestId"),
      email: "manager@kontor.example",
      password: "falsch",
    });
    expect(summaryOf(refused).heading).toBe("E-Mail-Adresse oder Kennwort ist falsch.");
    expect(shown(refused)).not.toContain(">Bitte füllen Sie das Formular richtig aus.<");
  });

  it("names the field in each language", async () => {
    const names = { en: "Company name", fr: "Nom de l’entreprise", ar: "اسم الشركة" };
    const manager = await site.signedIn("manager@werft.example");
    for (const language of Object.keys(names)) {
      await manager.post("/preferences", { language, to: "/" });
      const refused = await manager.post("/account-settings/company", { ...company, companyName: "" });
      const [link = ""] = summaryOf(refused).links;
      expect(link).toMatch(/^companyName: \S.*[:：] ?\S/);
    }
  });
});
