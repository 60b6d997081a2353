import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { jobsDone, mailTo } from "../factories/mailbox";
import { type Site, shown, startSite, type Visitor } from "./site";

let site: Site;

async function enter(email: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.signIn(email);
  return visitor;
}

const unwantedBy = (email: string) =>
  site.db.one<{ unwanted_mails: string[] }>(sql`select unwanted_mails from users where email = ${email}`);
const mailsTo = (email: string, purpose: string) =>
  site.db.many(sql`select 1 as sent from mails where to_address = ${email} and purpose = ${purpose}`);

/** Lets the company's employees upload, so that they are notified of their files. */
async function letEmployeesUpload() {
  await site.db.run(sql`
    update roles set permissions = permissions || '[{"action": ["create"], "subject": "File"}]'::jsonb
    where key = 'employee'`);
}

/** Reads the company's first file again as this person's upload. */
async function readAgain(email: string): Promise<void> {
  const id = demoId("file Gefahrstoffverzeichnis.docx");
  await site.db.run(sql`update files set status = 'failed', uploaded_by = ${demoId(email)} where id = ${id}`);
  const manager = await enter("manager@kontor.example");
  const answer = await manager.post("/mistralai/chatDivisions", { file: id });
  expect(answer.status).toBe(302);
  await jobsDone(site, "read_file");
}

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
  await letEmployeesUpload();
  await jobsDone(site, "read_file");
});
afterAll(() => site?.stop());

describe("the mails that a user gets", () => {
  it("stand in the notifications, and are chosen there without script", async () => {
    const visitor = await enter("manager@kontor.example");
    const at = "/pages/account-settings/notifications";
    const page = shown(await visitor.get(at));
    expect(page).toMatch(/value="file_ready"[^>]*checked|checked=""[^>]*value="file_ready"/);
    const saved = await visitor.post(at, { intent: "mails", wanted: "file_failed" });
    expect([saved.status, saved.location]).toEqual([302, at]);
    const after = shown(await visitor.get(at));
    expect(after).toContain("Ihre Auswahl wurde gespeichert.");
    expect(after).not.toMatch(/value="file_ready"[^>]*checked|checked=""[^>]*value="file_ready"/);
    expect(await unwantedBy("manager@kontor.example")).toEqual({
      unwanted_mails: ["file_ready", "question_answered", "question_settled", "chat_shared", "news"],
    });
  });

  it.each([
    ["employee@kontor.example", "/employee/account-settings/account"],
    ["manager@werft.example", "/account-settings/account"],
  ])("stand in the account of %s, whose area has no notifications", async (email, at) => {
    const visitor = await enter(email);
    expect(shown(await visitor.get(at))).toContain("E-Mails an Sie");
    expect((await visitor.post(at, { intent: "mails" })).location).toBe(at);
    expect(await unwantedBy(email)).toEqual({
      unwanted_mails: [
        "file_ready",
        "file_failed",
        "question_answered",
        "question_settled",
        "chat_shared",
        "news",
      ],
    });
  });

  it("are those about events that concern one", async () => {
    for (const [email, at, events] of [
      ["administrator@lotse.example", "/admin/account-settings/notifications", ["news"]],
      [
        "public@lotse.example",
        "/pages/account-settings/notifications",
        ["question_answered", "question_settled", "news"],
      ],
    ] as const) {
      const page = shown(await (await enter(email)).get(at));
      expect(page).toContain("Eine Anmeldung auf einem neuen Gerät");
      expect([...page.matchAll(/name="wanted"[^>]*value="(\w+)"/g)].map(([, event]) => event)).toEqual(
        events,
      );
    }
  });

  it("are not changed by a choice that is none", async () => {
    const visitor = await enter("ines.oelrich@kontor.example");
    const refused = await visitor.post("/employee/account-settings/account", {
      intent: "mails",
      wanted: "new_device",
    });
    expect(refused.status).toBe(422);
    expect(await unwantedBy("ines.oelrich@kontor.example")).toEqual({ unwanted_mails: [] });
  });
});

describe("an employee who wants no mails about files", () => {
  const email = "lars.thomsen@kontor.example";

  it("gets none, and still hears of a new device", async () => {
    await readAgain(email);
    expect(await mailTo(site, email, { purpose: "file_ready" })).toMatchObject({ purpose: "file_ready" });
    const visitor = await enter(email);
    await visitor.post("/employee/account-settings/account", { intent: "mails" });
    await readAgain(email);
    expect(await mailsTo(email, "file_ready")).toHaveLength(1);
    const device = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
    const form = { email, password: "Lotsen-2026" };
    await site.visitor().post("/login", form, { headers: device });
    await site.visitor().post("/login", form, {
      headers: { "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15" },
    });
    await jobsDone(site, "new_device");
    expect((await mailsTo(email, "new_device")).length).toBeGreaterThan(0);
  });
});
