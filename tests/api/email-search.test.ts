import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { indexMails } from "~/domain/mailbox/email/index-mails";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { afterStatement } from "../factories/interleave";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
const api = () => asking(own.db, own.manager);
const addMailbox = (port: number) =>
  api().smtpSettings.add({
    email: `${own.id}@kontor.example`,
    emailFrom: "",
    password: "richtig",
    allowedEmails: [],
    smtpHost: "127.0.0.1",
    smtpPort: 9,
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: port,
    imapSecurity: "none",
  });

/** The fields of a draft that is not stored yet. */
async function newDraft(subject: string) {
  const { id: smtpSettingId } = await addMailbox(9);
  return { id: newId(), smtpSettingId, recipients: [], copies: [], blindCopies: [], subject };
}
const drafts = async (search: string) => (await api().emails.list({ folder: "draft", search })).total;

describe("the search of a mailbox", () => {
  const received = (setting: string, subject: string, text: string) =>
    own.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, from_name, from_address,
        to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
      values (${newId()}, ${own.id}, ${setting}, 'inbox', ${newId()}, '', 'Jule Weiß', 'jule@cafe.example', '{}', '{}',
        ${subject}, ${text}, false, false, '{}', now())`);
  const found = async (search: string) =>
    (await api().emails.list({ folder: "inbox", search })).rows.map(({ subject }) => subject).sort();

  it("lists a mail once that its server shows in several folders, and both of two senders with one Message-ID", async () => {
    const { id: setting } = await addMailbox(9);
    const arrive = (folder: string, from: string, size: number) =>
      own.db.run(sql`
        insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, from_name, from_address,
          to_addresses, cc_addresses, subject, text, read, starred, labels, size, sent_at)
        values (${newId()}, ${own.id}, ${setting}, ${folder}, ${newId()}, '<eins@cafe.example>', '', ${from}, '{}', '{}',
          'Bestellung', 'Zwei Kisten', false, true, '{private}', ${size}, now())`);
    for (const folder of ["other", "inbox", "archive"]) await arrive(folder, "jule@cafe.example", 900);
    await arrive("inbox", "fremd@boese.example", 901);
    for (const query of [
      { search: "Kisten" },
      { label: "private" as const },
      { folder: "starred" as const },
    ]) {
      const { rows, total } = await api().emails.list(query);
      expect([total, rows.map(({ folder, fromAddress }) => `${fromAddress} ${folder}`).sort()]).toEqual([
        2,
        ["fremd@boese.example inbox", "jule@cafe.example inbox"],
      ]);
    }
    expect((await api().emails.list({ folder: "archive" })).total).toBe(1);
  });

  it("finds the forms of German words, all words in any order, senders, and parts of long words", async () => {
    const { id } = await addMailbox(9);
    await received(id, "Umzug", "Unsere Häuser in Bremen werden neu gestrichen.");
    await received(id, "Preise", "Der Mengenrabatt gilt ab 500 kg.");
    // As they are before they are indexed, and after.
    for (const indexed of [false, true]) {
      if (indexed) await indexMails(own.db);
      const { open } = await own.db.one<{ open: number }>(sql`
        select count(*) as open from emails where company_id = ${own.id} and terms is null`);
      expect(open).toBe(indexed ? 0 : 2);
      expect(await found("Häuser")).toEqual(["Umzug"]);
      expect(await found("mengen")).toEqual(["Preise"]);
      expect(await found("rabatt")).toEqual(["Preise"]);
      expect(await found("jule@cafe.example")).toEqual(["Preise", "Umzug"]);
      expect(await found("Rechnung")).toEqual([]);
    }
    expect(await found("haus")).toEqual(["Umzug"]);
    expect(await found("gestrichenes Bremen")).toEqual(["Umzug"]);
    expect(await found("Häuser Mengenrabatt")).toEqual([]);
    expect(await found("'\\ :* |")).toEqual([]);
  });

  it("finds a draft as it was changed last", async () => {
    const draft = await newDraft("Entwurf");
    await api().emailDrafts.save({ ...draft, body: "Angebote für Kannen" });
    await indexMails(own.db);
    expect(await drafts("Angebot")).toBe(1);
    await api().emailDrafts.save({ ...draft, body: "Angebote für Tassen" });
    expect(await drafts("Tassen")).toBe(1);
    expect(await drafts("Kannen")).toBe(0);
  });

  it("finds the new text of a draft that its writer saves while it is indexed", async () => {
    const draft = await newDraft("Angebot");
    await api().emailDrafts.save({ ...draft, body: "Kannen" });
    const saves = () => api().emailDrafts.save({ ...draft, body: "Tassen" });
    await indexMails(afterStatement(own.db, /from emails where terms is null/, saves));
    await indexMails(own.db);
    expect([await drafts("Tassen"), await drafts("Kannen")]).toEqual([1, 0]);
  });

  it("shows nothing of another company", async () => {
    const { id } = await addMailbox(9);
    await received(id, "Geheim", "Unsere Häuser");
    await indexMails(own.db);
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    expect((await stranger.emails.list({ folder: "inbox", search: "Häuser" })).total).toBe(0);
  });
});

describe.skipIf(!hasDovecot)("older mails", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());

  it("come a year at a time when they are asked for, also if the worker ends in between", async () => {
    const user = `${own.id}@kontor.example`;
    for (let at = 0; at < 60; at++)
      await dovecot.deliver(
        user,
        `From: Jule <jule@cafe.example>\r\nSubject: Alt ${at}\r\nMessage-ID: <alt${at}@cafe.example>\r\n\r\nTag\r\n`,
      );
    await addMailbox(dovecot.port);
    expect(await api().emails.older()).toEqual({ asked: false });
    let stop = await superviseMailboxes(own.db);
    const count = async () => (await api().emails.list({ folder: "inbox" })).total;
    const quiet = () =>
      until(async () => {
        const { syncs } = await api().emails.state();
        return syncs[0]?.state === "watching" && syncs[0].progress === null;
      });
    try {
      await until(async () => (await count()) === 60);
      await quiet();
      // As if the first look had gone back to the forty-first mail only.
      await own.db.run(sql`delete from emails where company_id = ${own.id} and uid <= 40`);
      await own.db.run(sql`
        update mail_folders set low_uid = 41 where company_id = ${own.id} and role = 'inbox'`);
      expect(await count()).toBe(20);
      const before = (await api().emails.state()).since!;
      expect(await api().emails.older()).toEqual({ asked: true });
      const { since } = await api().emails.state();
      expect((before.getTime() - since!.getTime()) / 86_400_000).toBeGreaterThanOrEqual(364);
      await stop();
      stop = await superviseMailboxes(own.db);
      await until(async () => (await count()) === 60);
      await quiet();
      expect(await codeOf(asking(own.db, own.employee).emails.older())).toBe("forbidden");
      expect(await api().emails.older()).toEqual({ asked: true });
    } finally {
      await stop();
    }
  });
});
