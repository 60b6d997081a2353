import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite, wordsOf } from "./site";

let site: Site;
let setting: string;
beforeAll(async () => {
  site = await startSite();
  setting = (await site.db.one<{ id: string }>(sql`select id from email_settings limit 1`)).id;
});
afterAll(() => site?.stop());

async function recipient(email: string): Promise<string> {
  const token = randomUUID();
  await site.db.run(sql`
    insert into division_recipients (token, email_setting_id, email_key, created_at)
    values (${token}, ${setting}, ${email}, now())`);
  return `/stop-mails?token=${token}`;
}
const stopped = async (link: string) =>
  (
    await site.db.one<{ stopped: boolean }>(sql`
      select stopped_at is not null as stopped from division_recipients
      where token = ${new URL(link, site.origin).searchParams.get("token")}`)
  ).stopped;

describe("the link that stops a division's mails, without script and without an account", () => {
  it("asks first, because scanners open it, and can be taken back", async () => {
    const visitor = site.visitor();
    const link = await recipient("eins@kunde.example");
    const page = wordsOf(await visitor.get(link));
    expect(page).toContain("Sie erhalten E-Mails über Neues im Bereich");
    expect(page).toContain("Keine E-Mails mehr senden");
    expect(await stopped(link)).toBe(false);
    expect((await visitor.post(link, { intent: "stop" })).location).toBe(link);
    expect(await stopped(link)).toBe(true);
    expect(wordsOf(await visitor.get(link))).toContain("Sie erhalten keine E-Mails mehr");
    await visitor.post(link, { intent: "resume" });
    expect(await stopped(link)).toBe(false);
  });

  it("is what a mail program's own button sends, for this recipient only", async () => {
    const [one, other] = [await recipient("zwei@kunde.example"), await recipient("drei@kunde.example")];
    const answer = await fetchLike(one);
    // RFC 8058: such a request must not be redirected.
    expect(answer.status).toBe(200);
    expect([await stopped(one), await stopped(other)]).toEqual([true, false]);
  });

  it("shows the data manager who has stopped them", async () => {
    await recipient("vier@kontor.example");
    await site.db.run(
      sql`update email_settings set to_emails = '{vier@kontor.example}' where id = ${setting}`,
    );
    const manager = await site.signedIn("manager@kontor.example");
    const list = async () => wordsOf(await manager.get("/account-settings/email"));
    expect(await list()).not.toContain("abbestellt");
    await site.db.run(
      sql`update division_recipients set stopped_at = now() where email_key = 'vier@kontor.example'`,
    );
    expect(await list()).toMatch(/vier@kontor\.example\s+abbestellt/);
  });

  it("says that it is not valid, for every fault", async () => {
    const visitor = site.visitor();
    for (const token of [randomUUID(), "x", ""]) {
      const link = `/stop-mails?token=${token}`;
      expect(wordsOf(await visitor.get(link))).toContain("Dieser Link ist nicht mehr gültig");
      expect((await visitor.post(link, { intent: "stop" })).status).toBe(302);
    }
  });
});

/** As mail providers send it: no cookies, no origin, a field of theirs. */
const fetchLike = (link: string) =>
  site.visitor().ask(link, { method: "POST", form: { "List-Unsubscribe": "One-Click" }, headers: {} });
