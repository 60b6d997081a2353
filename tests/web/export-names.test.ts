import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import { type Site, startSite, type Visitor } from "./site";

let site: Site;
let administrator: Visitor;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  administrator = await site.signedIn("administrator@lotse.example");
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

/** What a browser calls the download. */
async function nameOf(visitor: Visitor, address: string): Promise<string> {
  const file = await visitor.get(address);
  expect(file.status, address).toBe(200);
  return decodeURIComponent(file.headers.get("content-disposition")!.split("filename*=UTF-8''")[1]!);
}
const day = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(clock.now());

describe("a list that is taken along", () => {
  test("is called as its page is, with the day", async () => {
    const today = day("Europe/Berlin");
    const admin = {
      "/admin/activity-log/export": "Aktivitätsprotokoll",
      "/admin/datamanager-feedback/export": "Rückmeldungen der Datenverantwortlichen",
      "/admin/emails/export": "E-Mails",
      "/admin/invoice/list/export": "Rechnungen",
      "/admin/milvus-processing-table/export": "Verarbeitung der Dateien",
      "/admin/people/export?kind=staff": "Betriebsteam",
      "/admin/people/export?kind=data-manager": "Datenverwaltung",
      "/admin/people/export?kind=public-user": "Öffentliche Konten",
    };
    for (const [address, name] of Object.entries(admin))
      expect(await nameOf(administrator, address)).toBe(`${name} ${today}.csv`);
    const company = {
      "/apps/user/list/export": "Mitarbeitende",
      "/feedback-report/export": "Rückmeldungen",
      "/feedback-report/approved/export": "Freigegebene Antworten",
      "/feedback-report/golden/export": "Prüffragen",
      "/mistralai/ChatLog/export": "Fragen und Antworten",
    };
    for (const [address, name] of Object.entries(company))
      expect(await nameOf(manager, address)).toBe(`${name} ${today}.csv`);
    expect(await nameOf(manager, "/mistralai/ChatLog/export?format=md")).toBe(
      `Fragen und Antworten ${today}.md`,
    );
    expect(await nameOf(administrator, "/admin/invoice/list/export?format=xlsx")).toBe(
      `Rechnungen ${today}.xlsx`,
    );
    expect(await nameOf(administrator, "/admin/people/import/template?kind=staff")).toBe("Betriebsteam.csv");
    expect(await nameOf(administrator, "/admin/dashboard/export")).toMatch(
      /^Überblick \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/,
    );
  });

  test("is called in its reader's language", async () => {
    await administrator.post("/preferences", { language: "ar", to: "/" });
    expect(await nameOf(administrator, "/admin/invoice/list/export")).toMatch(/^الفواتير /);
  });
});
