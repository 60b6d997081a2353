import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { jobsDone, linkIn, mailTo } from "../factories/mailbox";
import { until } from "../factories/until";
import { type Answer, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

const tab = "/account-settings/privacy";
const requestId = (answer: Answer) => /name="requestId"[^>]*? value="([^"]*)"/.exec(answer.text)?.[1] ?? "";
const post = async (visitor: Visitor, path: string, form: Record<string, string>, follow = true) =>
  visitor.post(path, { requestId: requestId(await visitor.get(path)), ...form }, { follow });

describe("one's own data", () => {
  test("is exported without script: a mail leads to the .zip, which needs its owner to be signed in", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const started = await post(manager, tab, { intent: "export" });
    expect(shown(started)).toContain("Ihr Datenexport wird erstellt");
    const path = linkIn(site, await mailTo(site, "manager@kontor.example", { purpose: "export_ready" }));
    expect(path).toMatch(/^\/privacy\/export\/[\w-]{36}$/);
    const zip = await manager.get(path);
    expect(zip.status).toBe(200);
    expect(zip.text.startsWith("PK")).toBe(true);
    expect(zip.headers.get("content-type")).toBe("application/zip");
    expect(zip.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(zip.headers.get("cache-control")).toContain("no-store");
    expect(shown(await manager.get(tab))).toContain(path);

    const stranger = await site.signedIn("employee@kontor.example");
    expect((await stranger.get(path)).status).toBe(404);
    const visitor = await site.visitor().get(path);
    expect([visitor.status, visitor.location]).toEqual([302, `/login?to=${encodeURIComponent(path)}`]);
  });

  test.each([
    ["public@lotse.example", tab],
    ["employee@werft.example", "/employee/account-settings/security"],
    ["analyst@lotse.example", "/analysis/account-settings/security"],
    ["staff@lotse.example", "/admin/account-settings/security"],
    ["public@lotse.example", "/pages/account-settings/security"],
  ])("%s finds it at %s", async (email, address) => {
    const page = shown(await (await site.signedIn(email)).get(address));
    expect(page).toContain("Export anfordern");
    expect(page).toContain('href="/privacy/delete"');
  });

  test("is not exported a second time while the first is under way", async () => {
    const visitor = await site.signedIn("analyst@lotse.example");
    const id = demoId("analyst@lotse.example");
    await site.db.run(sql`
      insert into exports (id, user_id, state, created_at) values (gen_random_uuid(), ${id}, 'waiting', now())`);
    const here = "/analysis/account-settings/security";
    const page = await visitor.get(here);
    expect(shown(page)).not.toContain("Export anfordern");
    const again = await visitor.post(here, { requestId: requestId(page), intent: "export" });
    expect(again.status).toBe(409);
    expect(shown(again)).toContain("Ihr Datenexport wird bereits erstellt");
  });
});

describe("leaving", () => {
  test("a data manager reads what goes and what stays, with the company and its people", async () => {
    const page = shown(await (await site.signedIn("manager@kontor.example")).get("/privacy/delete"));
    for (const words of [
      "Kontor Nord GmbH",
      "Die Konten der Mitarbeitenden (",
      "Rechnungen",
      "ohne Namen",
      "Bezahltes wird nicht erstattet.",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("Ihre für das Unternehmen hochgeladenen Dateien");
  });

  test("someone without chats and questions reads nothing about them", async () => {
    const page = wordsOf(await (await site.signedIn("public@lotse.example")).get("/privacy/delete"));
    expect(page).toContain("Ihr Konto mit Name");
    expect(page).not.toMatch(/\(0\)/);
  });

  test("every page then says when, a mail says how to stay, and one button undoes it", async () => {
    const email = "employee@kontor.example";
    const visitor = await site.signedIn(email);
    const planned = await post(visitor, "/privacy/delete", {});
    expect(shown(planned)).toContain("Bis dahin können Sie das rückgängig machen");
    const chats = await visitor.get("/employee/chat");
    expect(shown(chats)).toContain("Ihr Konto wird am");
    expect(shown(chats)).toContain('action="/privacy/delete"');
    const path = linkIn(site, await mailTo(site, email, { purpose: "erasure_planned" }));
    expect(path).toBe("/privacy/delete");
    // Signing in still works.
    const elsewhere = await site.signedIn(email);
    const kept = await post(elsewhere, path, { intent: "keep" });
    expect(shown(kept)).toContain("Ihr Konto wird nicht gelöscht.");
    expect(shown(await visitor.get("/employee/chat"))).not.toContain("Ihr Konto wird am");
  });

  test("an employee reads on every page and in a mail when their company goes and what becomes of their chats", async () => {
    const email = "employee@werft.example";
    const manager = await site.signedIn("manager@werft.example");
    const question = await manager.get("/privacy/delete");
    expect(shown(question)).toContain("Die Mitarbeitenden werden sofort benachrichtigt");
    await post(manager, "/privacy/delete", {});
    const employee = await site.signedIn(email);
    const chats = shown(await employee.get("/employee/chat"));
    expect(chats).toMatch(/Ihr Unternehmen wird am .+ gelöscht, und mit ihm Ihr Konto und alle Ihre Chats\./);
    const mail = await mailTo(site, email, { purpose: "erasure_planned" });
    expect(mail.text).toContain("Werft Süd GmbH");
    const path = linkIn(site, mail);
    expect(shown(await employee.get(path))).toContain("Meine Daten exportieren");
    expect(chats).toContain(`href="${path}"`);
    await post(await site.signedIn("manager@werft.example"), "/privacy/delete", { intent: "keep" });
    expect(shown(await employee.get("/employee/chat"))).not.toContain("Ihr Unternehmen wird am");
    const kept = await mailTo(site, email, { purpose: "erasure_planned", count: 2 });
    expect(kept.text).toContain("nun doch nicht");
  });

  test("the last administrator sees that they cannot, and the api refuses it", async () => {
    const visitor = await site.signedIn("administrator@lotse.example");
    const page = await visitor.get("/privacy/delete");
    expect(shown(page)).toContain("einzige Person");
    const refused = await visitor.post("/privacy/delete", { requestId: requestId(page) });
    expect(refused.status).toBe(409);
  });

  test("when the time is over the account is gone, and so is every session", async () => {
    const email = "public@lotse.example";
    const visitor = await site.signedIn(email);
    await post(visitor, "/privacy/delete", {});
    await site.db.run(
      sql`update users set erase_at = now() - interval '1 minute' where email_key = ${email}`,
    );
    await site.db.run(sql`select from graphile_worker.add_job('sweep', '{}'::json)`);
    await until(async () => !(await site.db.maybe(sql`select id from users where email_key = ${email}`)));
    await jobsDone(site, "forget_bytes", "erase_account");
    expect((await visitor.get(tab)).location).toContain("/login");
    await expect(visitor.signIn(email)).rejects.toThrow("was not signed in");
  });
});
