import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { addresses } from "~/session/addresses";
import { makeDivision, makeFile } from "../factories/knowledge";
import { startChat } from "./chat-forms";
import { type Answer, type Site, shown, startSite, type Visitor } from "./site";

let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

const ownTabs = addresses.find(({ path }) => path === "/account-settings/:tab")!.tabs!.length;
const nobodys = "01890000-0000-7000-8000-000000000000";
const tabs = (page: Answer) =>
  /<nav [^>]*aria-label="Einstellungen".*?<\/nav>/s.exec(shown(page))?.[0].match(/<a /g)?.length ?? 0;

describe("a tab of the settings", () => {
  test("that fails leaves the other tabs in reach, and says which request it was", async () => {
    await site.db.run(sql`alter table companies rename column whatsapp_number to elsewhere`);
    try {
      const failed = await manager.get("/account-settings/whatsapp");
      expect(failed.status).toBe(500);
      expect(tabs(failed)).toBe(ownTabs);
      expect(shown(failed)).toContain('aria-label="Hauptnavigation"');
      expect(shown(failed)).toContain(`<code>${failed.headers.get("x-request-id")}</code>`);
      expect(shown(failed).match(/<h1[\s>]/g)).toHaveLength(1);
      expect((await manager.get("/account-settings/company")).status).toBe(200);
    } finally {
      await site.db.run(sql`alter table companies rename column elsewhere to whatsapp_number`);
    }
    expect((await manager.get("/account-settings/whatsapp")).status).toBe(200);
  });

  test.each(["/account-settings", "/pages/account-settings", "/pages/user-profile"])(
    "that %s does not have is a 404 beside those that it has",
    async root => {
      const missing = await manager.get(`${root}/nothing`);
      expect(missing.status).toBe(404);
      expect(shown(missing)).toContain("Seite nicht gefunden");
      expect(shown(missing)).toMatch(new RegExp(`<a [^>]*href="${root}/\\w+"`));
    },
  );

  test("whose form is refused shows that tab with its values", async () => {
    const refused = await manager.post("/account-settings/company", {
      companyName: "",
      street: "Am Kai 7",
      version: "1",
    });
    expect(refused.status).toBe(422);
    expect(tabs(refused)).toBe(ownTabs);
    expect(shown(refused)).toMatch(/aria-current="page"[^>]* href="\/account-settings\/company"/);
    expect(shown(refused)).toContain("Am Kai 7");
  });

  test("sends its own data and no other tab's", async () => {
    const of = async (tab: string) =>
      (await manager.get(`/account-settings/${tab}.data?_routes=account-settings.tab.${tab}`)).text;
    expect(await of("security")).toContain("twoFactor");
    expect(await of("security")).not.toContain("countryName");
    expect(await of("account")).toContain("countryName");
  });
});

describe("the list of chats beside a chat", () => {
  const other = "Fragen zum Urlaub im Herbst";
  let chat: string;

  beforeAll(async () => {
    const kontor = demoId("Kontor Nord GmbH");
    const division = await makeDivision(site.db, kontor, { name: "Reisen" });
    await makeFile(site.db, division, ["Dienstreisen genehmigt die Leitung."], { name: "Reisen.pdf" });
    await startChat(manager, division, { name: other });
    chat = await startChat(manager, division, { name: "Fragen zu Reisen" });
  });

  test("stands beside the chat, its settings and a new one", async () => {
    for (const path of [chat, `${chat}/edit`, `${chat}/delete`, "/chat/new"])
      expect(shown(await manager.get(path)), path).toContain(other);
  });

  test("does not come with the data of the chat alone", async () => {
    const alone = await manager.get(`${chat}.data?_routes=root,chat.id`);
    expect(alone.text).toContain("Fragen zu Reisen");
    expect(alone.text).not.toContain(other);
  });

  test("stays where a chat is missing", async () => {
    for (const path of [`/chat/${nobodys}`, `/chat/${nobodys}/edit`, `/chat/${nobodys}/delete`]) {
      const missing = await manager.get(path);
      expect(missing.status, path).toBe(404);
      expect(missing.text, path).toContain("<title>Seite nicht gefunden – Lotse</title>");
      expect(shown(missing), path).toContain(other);
      expect(shown(missing).match(/<h1[\s>]/g), path).toHaveLength(1);
    }
  });
});
