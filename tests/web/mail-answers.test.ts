import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let stranger: Visitor;
let at = "";

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

/** The demo's answer waits for approval again. */
beforeEach(async () => {
  const { id } = await site.db.one<{ id: string }>(sql`
    update email_answers set state = 'proposed', decided_by = null, decided_at = null
    where subject = 'Lieferzeit für Röstkaffee' returning id`);
  await site.db.run(sql`delete from emails where message_id in (select reply_message_id from email_answers)`);
  at = `/apps/email/answers/${id}`;
});

const version = async () => hidden(await manager.get(at), "version");

describe("an answer that waits for approval, without script", () => {
  it("is edited, and an empty text is refused beside its field", async () => {
    const list = await manager.get("/apps/email/answers");
    expect(list.text).toContain(`href="${at}"`);
    const empty = await manager.post(at, { answer: " ", version: await version(), intent: "save" });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('href="#answer"');
    const saved = await manager.post(at, {
      answer: "Guten Tag,\r\nzwei Werktage.",
      version: await version(),
      intent: "save",
    });
    expect(saved.location).toBe(at);
    const page = await manager.get(at);
    expect(wordsOf(page)).toContain("Der Entwurf wurde gespeichert.");
    expect(page.text).toContain("zwei Werktage.");
  });

  it("says to the second of two people that it was changed meanwhile, and keeps the text", async () => {
    const before = await version();
    await manager.post(at, { answer: "Erster Text", version: before, intent: "save" });
    const late = await manager.post(at, { answer: "Zweiter Text", version: before, intent: "approve" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Zweiter Text");
    expect(wordsOf(late)).toContain("Inzwischen gespeichert: Erster Text");
    const { state } = await site.db.one<{ state: string }>(sql`
      select state from email_answers where id = ${at.split("/").at(-1)}`);
    expect(state).toBe("proposed");
  });

  it("is approved, and is among the sent mails with the text of the form", async () => {
    const sent = await manager.post(at, {
      answer: "Freigegebener Text",
      version: await version(),
      intent: "approve",
    });
    expect(sent.location).toBe("/apps/email/answers");
    expect(wordsOf(await manager.get(sent.location!))).toContain("Die Antwort wurde freigegeben");
    const replies = await site.db.many(sql`
      select 1 as one from emails e join email_answers a on a.reply_message_id = e.message_id
      where e.text = 'Freigegebener Text' and e.to_addresses = array[a.from_address]`);
    expect(replies).toHaveLength(1);
    const again = await manager.post(at, { answer: "Noch einmal", version: "1", intent: "approve" });
    expect(again.status).toBe(409);
  });

  it("says to the second of two people that it was decided meanwhile, and keeps the text to be copied", async () => {
    const before = await version();
    await manager.post(`${at}/refuse`, { version: before });
    const late = await manager.post(at, { answer: "Mein langer Text", version: before, intent: "approve" });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain(
      "Über diese Antwort wurde inzwischen entschieden. Es wurde nichts geändert.",
    );
    expect(shown(late)).toContain("Mein langer Text");
  });

  it("is refused after a question, and is not a stranger's", async () => {
    const question = await manager.get(`${at}/refuse`);
    expect(wordsOf(question)).toContain("Die Antwort wird nicht gesendet.");
    for (const path of [at, `${at}/refuse`]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.post(path, { answer: "Fremd", version: "1", intent: "approve" })).status).toBe(
        404,
      );
    }
    const refused = await manager.post(`${at}/refuse`, { version: hidden(question, "version") });
    expect(refused.location).toBe("/apps/email/answers");
    expect(wordsOf(await manager.get("/apps/email/answers?list=refused"))).toContain(
      "Lieferzeit für Röstkaffee",
    );
  });
});

describe("the page of a mail that a division may answer, without script", () => {
  const mailOf = (subject: string) =>
    site.db.one<{ id: string; answer: string; setting: string }>(sql`
      select e.id, a.id as answer, e.smtp_setting_id as setting from emails e join email_answers a on a.email_id = e.id
      where a.subject = ${subject}`);

  it("leads to the draft that waits for approval", async () => {
    const mail = await mailOf("Lieferzeit für Röstkaffee");
    const page = await manager.get(`/apps/email/message/${mail.id}`);
    expect(wordsOf(page)).toContain("Ein Antwortentwurf wartet auf Freigabe.");
    expect(page.text).toContain(`href="/apps/email/answers/${mail.answer}"`);
  });

  it("says why no sender was answered and why the attachments were left, and where a sender is allowed", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      update email_answers set reason = 'not_allowed', leaves_attachments = true where state = 'skipped' returning email_id as id`);
    const { setting } = await site.db.one<{ setting: string }>(
      sql`select smtp_setting_id as setting from emails where id = ${id}`,
    );
    const page = await manager.get(`/apps/email/message/${id}`);
    expect(wordsOf(page)).toContain(
      "Auf diese E-Mail wurde nicht automatisch geantwortet. Absender nicht erlaubt: Die Adresse ist für dieses Postfach nicht freigegeben. Die Anhänge wurden deshalb nicht in die Dokumente des Bereichs",
    );
    expect(page.text).toContain(`href="/account-settings/smtp/${setting}"`);
    expect((await stranger.get(`/apps/email/message/${id}`)).status).toBe(404);
  });
});
