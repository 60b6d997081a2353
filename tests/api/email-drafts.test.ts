import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { fileSentEmail } from "~/domain/mailbox/draft/file-sent-email";
import { sendEmail } from "~/domain/mailbox/draft/send-email";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { isInSent } from "~/integrations/mailbox/sent-folder";
import type { SmtpPatience } from "~/integrations/mailbox/verify-smtp";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox } from "../factories/dovecot-mailbox";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";
import { silentServer } from "../fakes/silent-server";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });
let smtp: FakeSmtp;
let setting = "";
let imapPort = 9;
let user = "";

beforeAll(async () => {
  smtp = await fakeSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.mode = "taking";
  smtp.mails.length = 0;
  user = `${own.id}@kontor.example`;
  const added = await addMailbox(own, user, imapPort, { smtpPort: Number(new URL(smtp.url).port) });
  setting = added.id;
});

const api = () => asking(own.db, own.manager);
const fields = (changes: Record<string, unknown> = {}) => ({
  smtpSettingId: setting,
  recipients: ["jule@cafe.example"],
  copies: [],
  blindCopies: [],
  subject: "Ihre Frage",
  body: "Guten Tag,\nja.",
  ...changes,
});
async function drafted(changes: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await api().emailDrafts.save({ id, ...fields(changes) });
  return id;
}
async function sent(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await drafted(changes);
  await api().emailDrafts.send({ id });
  return id;
}
const work = (id: string, lastAttempt = false) =>
  sendEmail(own.db, id, { signal: new AbortController().signal, lastAttempt });
/** Delivers the mail to the company's inbox as another sender's. */
async function received(changes: { messageId: string; references?: string[] }): Promise<string> {
  const id = newId();
  await own.db.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, reference_ids, from_name,
      from_address, to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
    values (${id}, ${own.id}, ${setting}, 'inbox', ${newId()}, ${changes.messageId}, ${changes.references ?? []}, 'Jule',
      'jule@cafe.example', ${[user]}, '{}', 'Frage', 'Gibt es Rabatt?', false, false, '{}', now())`);
  return id;
}
const header = (raw: string, name: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .filter(line => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    .map(line => line.slice(name.length + 2));

describe("a mail that a person writes", () => {
  it("is one draft however often it is saved, and is sent once with its copies", async () => {
    const id = await drafted({ subject: "Erster" });
    const again = await api().emailDrafts.save({
      id,
      ...fields({ copies: ["kim@cafe.example"], blindCopies: ["geheim@kontor.example"] }),
    });
    expect(again).toMatchObject({ subject: "Ihre Frage", version: 2 });
    expect((await api().emails.list({ folder: "draft" })).rows).toMatchObject([{ id, draft: true }]);
    await api().emailDrafts.send({ id });
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting", folder: "sent" });
    await work(id);
    await work(id);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      from: user,
      to: ["jule@cafe.example", "kim@cafe.example", "geheim@kontor.example"],
    });
    expect(mail!.raw).not.toContain("geheim@kontor.example");
    expect(header(mail!.raw, "Subject")).toEqual(["Ihre Frage"]);
    expect(header(mail!.raw, "Message-ID")).toHaveLength(1);
    expect(mail!.raw).toContain("Guten Tag,\r\nja.");
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent", folder: "sent", reason: "" });
  });

  it("answers in the thread of the mail before, with its Message-ID and references", async () => {
    const question = await received({ messageId: "<b@cafe.example>", references: ["<a@cafe.example>"] });
    const id = await sent({ answersId: question });
    await work(id);
    expect(header(smtp.mails[0]!.raw, "In-Reply-To")).toEqual(["<b@cafe.example>"]);
    expect(header(smtp.mails[0]!.raw, "References")).toEqual(["<a@cafe.example> <b@cafe.example>"]);
    const threads = await own.db.many<{ thread_id: string }>(
      sql`select distinct thread_id from emails where id in (${question}, ${id})`,
    );
    expect(threads).toHaveLength(1);
  });

  it("gets no header and no recipient from what is typed", async () => {
    const id = await sent({ subject: "Betreff\r\nBcc: boese@evil.example\u2028X: y" });
    await work(id);
    const { raw, to } = smtp.mails[0]!;
    expect(to).toEqual(["jule@cafe.example"]);
    for (const name of ["Bcc", "X"]) expect(header(raw, name)).toEqual([]);
    for (const wrong of [
      "a@b.example\r\nBcc: boese@evil.example",
      '"x y"@z.example',
      "nur-name",
      "a@b@c.example",
    ])
      expect(await codeOf(api().emailDrafts.save({ id: newId(), ...fields({ recipients: [wrong] }) }))).toBe(
        "bad_request",
      );
  });

  it("gets the signature of another sender when it is saved as theirs", async () => {
    const added = await addMailbox(own, `zwei.${user}`, imapPort, {
      signature: "Die Post",
      smtpPort: Number(new URL(smtp.url).port),
    });
    await own.db.run(sql`update smtp_settings set signature = 'Der Vertrieb' where id = ${setting}`);
    const body = "Ja.\n\n-- \nDer Vertrieb\n\nJule schrieb:\n> Frage";
    const id = await drafted({ smtpSettingId: added.id, signedFor: setting, body });
    const swapped = "Ja.\n\n-- \nDie Post\n\nJule schrieb:\n> Frage";
    expect((await api().emailDrafts.read({ id })).body).toBe(swapped);
    // Of another company's mailbox nothing is known.
    const stranger = await makeCompany(own.db);
    const other = asking(own.db, stranger.manager).emailDrafts.save({
      ...fields({ smtpSettingId: setting, signedFor: added.id, body: swapped }),
      id: newId(),
    });
    expect(await codeOf(other)).toBe("form_invalid");
  });

  it("has one recipient at least and fifty at most, copies included", async () => {
    const many = Array.from({ length: 50 }, (_, at) => `person${at}@cafe.example`);
    const none = await drafted({ recipients: [] });
    const full = await drafted({ recipients: many, copies: ["noch@cafe.example"] });
    for (const id of [none, full]) expect(await codeOf(api().emailDrafts.send({ id }))).toBe("form_invalid");
    const all = await sent({ recipients: many });
    await work(all);
    expect(smtp.mails[0]!.to).toHaveLength(50);
  });

  it("can be taken back until it is handed over, and is a draft then", async () => {
    const id = await sent();
    await api().emailDrafts.takeBack({ id });
    await work(id);
    expect(smtp.mails).toHaveLength(0);
    expect(await api().emailDrafts.read({ id })).toMatchObject({ subject: "Ihre Frage" });
    await api().emailDrafts.send({ id });
    await work(id);
    expect(await codeOf(api().emailDrafts.takeBack({ id }))).toBe("email_on_its_way");
    expect(await codeOf(api().emailDrafts.save({ id, ...fields() }))).toBe("email_not_draft");
    expect(smtp.mails).toHaveLength(1);
  });

  it("is sent at a later time, and can be taken back until then", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const id = await drafted();
    for (const wrong of [inDays(-1), new Date(), inDays(400)])
      expect(await codeOf(api().emailDrafts.send({ id, at: wrong }))).toBe("form_invalid");
    const at = inDays(2);
    await api().emailDrafts.send({ id, at });
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting", sendAt: at });
    const { due } = await own.db.one<{ due: Date }>(sql`
      select run_at as due from graphile_worker._private_jobs where key = ${`email:${id}`}`);
    expect(due).toEqual(at);
    await api().emailDrafts.takeBack({ id });
    await work(id);
    expect(smtp.mails).toHaveLength(0);
  });

  it("is left to the process that hands it over, and looked at again once that must have ended", async () => {
    const id = await sent();
    const { until: ends } = await own.db.one<{ until: Date }>(sql`
      update emails set unclear = true, sending_until = now() + interval '2 minutes' where id = ${id}
      returning sending_until as until`);
    await work(id, true);
    expect(smtp.mails).toHaveLength(0);
    const { state } = await api().emails.read({ id });
    expect(state).toBe("waiting");
    const { runAt } = await own.db.one<{ runAt: Date }>(sql`
      select run_at as "runAt" from graphile_worker._private_jobs where key = ${`email:${id}`}`);
    expect(Math.abs(runAt.getTime() - ends.getTime())).toBeLessThan(1_000);
  });

  it("tells two people who write on it of each other", async () => {
    const id = await drafted();
    const save = (version: number) =>
      api().emailDrafts.save({ id, ...fields() }, { context: { key: newId(), version } });
    expect(await save(1)).toMatchObject({ version: 2 });
    expect(await codeOf(save(1))).toBe("conflict_version");
  });

  it("does not exist for the manager of another company, whose mailbox nobody else can send from", async () => {
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    const id = await drafted();
    const { emailDrafts } = stranger;
    for (const call of [emailDrafts.read, emailDrafts.remove, emailDrafts.send, emailDrafts.takeBack])
      expect(await codeOf(call({ id }))).toBe("not_found");
    expect(await emailDrafts.senders()).toEqual([]);
    expect(await codeOf(emailDrafts.save({ id: newId(), ...fields() }))).toBe("form_invalid");
  });

  it("is deleted as a draft alone", async () => {
    const [draft, gone] = [await drafted(), await sent()];
    await api().emailDrafts.remove({ id: draft });
    expect(await codeOf(api().emailDrafts.read({ id: draft }))).toBe("not_found");
    expect(await codeOf(api().emailDrafts.remove({ id: gone }))).toBe("email_not_draft");
  });
});

describe("a server that does not take it", () => {
  it("refuses for good: the mail says why, and is sent again under its Message-ID", async () => {
    const id = await sent();
    smtp.mode = "refusing";
    await work(id);
    expect(await api().emails.read({ id })).toMatchObject({
      state: "failed",
      folder: "draft",
      reason: expect.stringMatching(/^refused: .*No such user/),
    });
    smtp.mode = "taking";
    await api().emailDrafts.resend({ id });
    await work(id);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
    expect(header(smtp.mails[0]!.raw, "Message-ID")[0]).toContain(id);
    expect(await codeOf(api().emailDrafts.resend({ id }))).toBe("email_not_failed");
  });

  const impatient = (id: string, patience: SmtpPatience) =>
    sendEmail(own.db, id, {
      signal: new AbortController().signal,
      lastAttempt: false,
      patience,
    });

  it("says nothing at all: the mail waits, and that nothing was sent is known", async () => {
    await using silent = await silentServer("");
    await own.db.run(sql`update smtp_settings set smtp_port = ${silent.port} where id = ${setting}`);
    const id = await sent();
    await expect(impatient(id, { greeting: 300, command: 9_000 })).rejects.toThrow("port");
    expect(await own.db.one(sql`select state, unclear from emails where id = ${id}`)).toEqual({
      state: "waiting",
      unclear: false,
    });
    expect(await api().emails.read({ id })).toMatchObject({ reason: expect.stringMatching(/^port/) });
    await own.db.run(
      sql`update smtp_settings set smtp_port = ${Number(new URL(smtp.url).port)} where id = ${setting}`,
    );
    await work(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it("stops answering within the hand-over: the mail waits, and it is said that it may have been sent", async () => {
    smtp.mode = "silent";
    const id = await sent();
    await expect(impatient(id, { greeting: 9_000, command: 300 })).rejects.toThrow("unclear");
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringMatching(/^unclear/),
    });
  });

  it("is busy: the mail waits, with the words of the server, until the last attempt", async () => {
    const id = await sent();
    smtp.mode = "busy";
    await expect(work(id)).rejects.toThrow("refused");
    const { runAt } = await own.db.one<{ runAt: Date }>(sql`
      update graphile_worker._private_jobs set run_at = now() + interval '20 seconds' where key = ${`email:${id}`}
      returning run_at as "runAt"`);
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringContaining("Greylisted"),
      nextTryAt: runAt,
    });
    await work(id, true);
    expect(await api().emails.read({ id })).toMatchObject({ state: "failed" });
    await api().emailDrafts.takeBack({ id });
    expect(await api().emailDrafts.read({ id })).toMatchObject({ body: "Guten Tag,\nja." });
  });

  it("takes no more sign-ins for now: the mail waits, and its password is not blamed", async () => {
    const id = await sent();
    smtp.mode = "throttling";
    await expect(work(id)).rejects.toThrow("busy");
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringMatching(/^busy: .*Too many sign-ins/),
    });
    smtp.mode = "taking";
    await work(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it("refuses the password, which can be mended meanwhile", async () => {
    const id = await sent();
    smtp.mode = "locked";
    await expect(work(id)).rejects.toThrow("signIn");
    expect((await api().emails.read({ id })).reason).not.toContain("richtig");
    smtp.mode = "taking";
    await work(id);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe.skipIf(!hasDovecot)("the Sent folder of the server", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
    imapPort = dovecot.port;
  });
  afterAll(() => dovecot.stop());

  it("holds what was sent, once, under the same Message-ID", async () => {
    const id = await sent();
    await work(id);
    await fileSentEmail(own.db, id);
    await fileSentEmail(own.db, id);
    const messageId = header(smtp.mails[0]!.raw, "Message-ID")[0]!;
    const [found, read] = await withMailbox(own.db, setting, async client => {
      await client.mailboxOpen("Sent");
      const header = { "message-id": messageId };
      return [await client.search({ header }), await client.search({ header, seen: true })];
    });
    expect(found).toHaveLength(1);
    // Other mail programs show it as read.
    expect(read).toEqual(found);
  });

  it("is looked into after an unclear end: what lies there is not sent again", async () => {
    const id = await sent();
    smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    expect(await codeOf(api().emailDrafts.takeBack({ id }))).toBe("email_on_its_way");
    const { raw } = smtp.mails[0]!;
    await dovecot.deliver(user, raw, "Sent");
    smtp.mode = "taking";
    await work(id);
    expect(smtp.mails).toHaveLength(1);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
    expect(
      await withMailbox(own.db, setting, client => isInSent(client, header(raw, "Message-ID")[0]!)),
    ).toBe(true);
  });

  it("gets it at once where PostgreSQL is gone after the yes, so that it is not sent again if the worker dies too", async () => {
    const id = await sent();
    let gone = false;
    smtp.taken = async () => {
      gone = true;
    };
    const lost: Db = {
      ...own.db,
      transaction: work =>
        gone ? Promise.reject(Object.assign(new Error("gone"), { code: "57P01" })) : own.db.transaction(work),
    };
    const killed = new AbortController();
    const run = sendEmail(lost, id, { signal: killed.signal, lastAttempt: false }).catch(() => "killed");
    await until(() => withMailbox(own.db, setting, client => isInSent(client, `<${id}@localhost>`)));
    killed.abort();
    expect(await run).toBe("killed");
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting" });
    smtp.taken = undefined;
    await own.db.run(sql`update emails set sending_until = null where id = ${id}`);
    await work(id);
    expect(smtp.mails).toHaveLength(1);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
  });

  it("is looked into before a further attempt, also where one in between was refused", async () => {
    const id = await sent();
    smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    smtp.mode = "locked";
    await expect(work(id)).rejects.toThrow("signIn");
    await dovecot.deliver(user, smtp.mails[0]!.raw, "Sent");
    smtp.mode = "taking";
    await work(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it("does not have it: it is sent again, recognisable as the same mail", async () => {
    const id = await sent();
    smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    smtp.mode = "taking";
    await work(id);
    const ids = smtp.mails.map(({ raw }) => header(raw, "Message-ID")[0]);
    expect(new Set(ids).size).toBe(1);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
  });
});

describe.skipIf(!hasDovecot)("a mailbox at the server that is full", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    // The space that its mails take, counted anew with each.
    dovecot = await startDovecot(`
mail_plugins = quota
protocol imap {
  mail_plugins = quota imap_quota
}
plugin {
  quota = count:User
  quota_vsizes = yes
  quota_rule = *:storage=40K
  quota_grace = 0
}`);
    imapPort = dovecot.port;
  });
  afterAll(() => dovecot.stop());

  const jobOf = (id: string) =>
    own.db.maybe<{ runAt: Date }>(sql`
      select run_at as "runAt" from graphile_worker._private_jobs where key = ${`filed:${id}`}`);
  const fill = () => dovecot.deliver(user, `Subject: Voll\r\n\r\n${"x".repeat(70)}\r\n`.repeat(600));
  const inSent = (id: string) =>
    withMailbox(own.db, setting, async client => {
      await client.mailboxOpen("Sent");
      return client.search({ header: { "message-id": `<${id}@localhost>` } }, { uid: true });
    });
  const makeRoom = () =>
    withMailbox(own.db, setting, async client => {
      await client.mailboxOpen("INBOX");
      await client.messageDelete("1:*");
    });

  it("takes no copy of a sent mail: the mail says so with the next try, and is laid there once there is room", async () => {
    await fill();
    const id = await sent();
    await work(id);
    await expect(fileSentEmail(own.db, id)).rejects.toThrow();
    const { runAt } = (await jobOf(id))!;
    const waiting = await api().emails.read({ id });
    expect(waiting).toMatchObject({ state: "sent", folder: "sent", text: "Guten Tag,\nja." });
    expect(waiting.unfiled).toEqual({ reason: expect.stringMatching(/^full: .*quota/i), nextTryAt: runAt });
    await makeRoom();
    await fileSentEmail(own.db, id);
    await fileSentEmail(own.db, id);
    expect((await api().emails.read({ id })).unfiled).toBeNull();
    expect(await inSent(id)).toHaveLength(1);
    // Its recipient got it once.
    expect(smtp.mails).toHaveLength(1);
  });

  it("is tried again each day after the usual waits, for a month, and the mail stays here", async () => {
    await fill();
    const id = await sent();
    await work(id);
    await fileSentEmail(own.db, id, { lastAttempt: true });
    const { runAt } = (await jobOf(id))!;
    expect(Math.abs(runAt.getTime() - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect((await api().emails.read({ id })).unfiled).toMatchObject({ nextTryAt: runAt });
    await own.db.run(sql`delete from graphile_worker._private_jobs where key = ${`filed:${id}`}`);
    await own.db.run(sql`update emails set sent_at = now() - interval '30 days' where id = ${id}`);
    await fileSentEmail(own.db, id, { lastAttempt: true });
    expect(await jobOf(id)).toBeUndefined();
    expect((await api().emails.read({ id })).unfiled).toEqual({
      reason: expect.stringMatching(/^full: /),
      nextTryAt: null,
    });
  });

  it("that had the mail once does not get it again after it was deleted there", async () => {
    const id = await sent();
    await work(id);
    await own.db.run(sql`update emails set uid = 7 where id = ${id}`);
    await fileSentEmail(own.db, id);
    expect(await inSent(id)).toEqual([]);
  });
});
