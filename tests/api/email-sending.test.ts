import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "~/db/connection";
import { fileSentEmail } from "~/domain/mailbox/draft/file-sent-email";
import { sendEmail } from "~/domain/mailbox/draft/send-email";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { isInSent } from "~/integrations/mailbox/sent-folder";
import type { SmtpTimeouts } from "~/integrations/mailbox/verify-smtp";
import { codeOf } from "../factories/code-of";
import { headerOf, ownMailbox } from "../factories/own-mailbox";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";
import { silentServer } from "../fakes/silent-server";

const { own, box, smtpPort, api, sent, work } = ownMailbox();

describe("a server that does not take it", () => {
  it("refuses for good: the mail says why, and is sent again under its Message-ID", async () => {
    const id = await sent();
    box.smtp.mode = "refusing";
    await work(id);
    expect(await api().emails.read({ id })).toMatchObject({
      state: "failed",
      folder: "draft",
      reason: expect.stringMatching(/^refused: .*No such user/),
    });
    box.smtp.mode = "taking";
    await api().emailDrafts.resend({ id });
    await work(id);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
    expect(headerOf(box.smtp.mails[0]!.raw, "Message-ID")[0]).toContain(id);
    expect(await codeOf(api().emailDrafts.resend({ id }))).toBe("email_not_failed");
  });

  const impatient = (id: string, timeouts: SmtpTimeouts) =>
    sendEmail(own.db, id, {
      signal: new AbortController().signal,
      lastAttempt: false,
      timeouts,
    });

  it("does not answer: the mail waits, and nothing was sent", async () => {
    await using silent = await silentServer("");
    await own.db.run(sql`update smtp_settings set smtp_port = ${silent.port} where id = ${box.setting}`);
    const id = await sent();
    await expect(impatient(id, { greeting: 300, command: 9_000 })).rejects.toThrow("port");
    expect(await own.db.one(sql`select state, unclear from emails where id = ${id}`)).toEqual({
      state: "waiting",
      unclear: false,
    });
    expect(await api().emails.read({ id })).toMatchObject({ reason: expect.stringMatching(/^port/) });
    await own.db.run(sql`update smtp_settings set smtp_port = ${smtpPort()} where id = ${box.setting}`);
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
  });

  it("stops answering within the hand-over: the mail waits, and it is said that it may have been sent", async () => {
    box.smtp.mode = "silent";
    const id = await sent();
    await expect(impatient(id, { greeting: 9_000, command: 300 })).rejects.toThrow("unclear");
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringMatching(/^unclear/),
    });
  });

  it("is busy: the mail waits, with the words of the server, until the last attempt", async () => {
    const id = await sent();
    box.smtp.mode = "busy";
    await expect(work(id)).rejects.toThrow("refused");
    const { runAt } = await own.db.one<{ runAt: Date }>(sql`
      update graphile_worker._private_jobs set run_at = now() + interval '20 seconds' where key = ${`email:${id}`}
      returning run_at as "runAt"`);
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringContaining("Greylisted"),
      nextTryAt: runAt,
    });
    // Fourteen attempts: the pauses between them grow to six hours.
    const hours = ((await api().emails.read({ id })).lastTryAt!.getTime() - runAt.getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(28);
    await work(id, true);
    expect(await api().emails.read({ id })).toMatchObject({ state: "failed" });
    await api().emailDrafts.takeBack({ id });
    expect(await api().emailDrafts.read({ id })).toMatchObject({ body: "Guten Tag,\nja." });
  });

  it("takes no more sign-ins for now: the mail waits, and its password is not blamed", async () => {
    const id = await sent();
    box.smtp.mode = "throttling";
    await expect(work(id)).rejects.toThrow("busy");
    expect(await api().emails.read({ id })).toMatchObject({
      state: "waiting",
      reason: expect.stringMatching(/^busy: .*Too many sign-ins/),
    });
    box.smtp.mode = "taking";
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
  });

  it("refuses the password, which can be mended meanwhile", async () => {
    const id = await sent();
    box.smtp.mode = "locked";
    await expect(work(id)).rejects.toThrow("signIn");
    expect((await api().emails.read({ id })).reason).not.toContain("richtig");
    box.smtp.mode = "taking";
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
  });
});

describe.skipIf(!hasDovecot)("the Sent folder of the server", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
    box.imapPort = dovecot.port;
  });
  afterAll(() => dovecot.stop());

  it("holds what was sent, once, under the same Message-ID", async () => {
    const id = await sent();
    await work(id);
    await fileSentEmail(own.db, id);
    await fileSentEmail(own.db, id);
    const messageId = headerOf(box.smtp.mails[0]!.raw, "Message-ID")[0]!;
    const [found, read] = await withMailbox(own.db, box.setting, async client => {
      await client.mailboxOpen("Sent");
      const header = { "message-id": messageId };
      return [await client.search({ header }), await client.search({ header, seen: true })];
    });
    expect(found).toHaveLength(1);
    // Other mail programs show it as read.
    expect(read).toEqual(found);
  });

  it("is looked into after an unclear end: a mail that it contains is not sent again", async () => {
    const id = await sent();
    box.smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    expect(await codeOf(api().emailDrafts.takeBack({ id }))).toBe("email_on_its_way");
    const { raw } = box.smtp.mails[0]!;
    await dovecot.deliver(box.user, raw, "Sent");
    box.smtp.mode = "taking";
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
    expect(
      await withMailbox(own.db, box.setting, client => isInSent(client, headerOf(raw, "Message-ID")[0]!)),
    ).toBe(true);
  });

  it("gets it at once where PostgreSQL is gone after the yes, so that it is not sent again if the worker dies too", async () => {
    const id = await sent();
    let gone = false;
    box.smtp.taken = async () => {
      gone = true;
    };
    const lost: Db = {
      ...own.db,
      transaction: work =>
        gone ? Promise.reject(Object.assign(new Error("gone"), { code: "57P01" })) : own.db.transaction(work),
    };
    const killed = new AbortController();
    const run = sendEmail(lost, id, { signal: killed.signal, lastAttempt: false }).catch(() => "killed");
    await until(() => withMailbox(own.db, box.setting, client => isInSent(client, `<${id}@localhost>`)));
    killed.abort();
    expect(await run).toBe("killed");
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting" });
    box.smtp.taken = undefined;
    await own.db.run(sql`update emails set sending_until = null where id = ${id}`);
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent" });
  });

  it("is looked into before a further attempt, also where one in between was refused", async () => {
    const id = await sent();
    box.smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    box.smtp.mode = "locked";
    await expect(work(id)).rejects.toThrow("signIn");
    await dovecot.deliver(box.user, box.smtp.mails[0]!.raw, "Sent");
    box.smtp.mode = "taking";
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
  });

  it("does not have it: it is sent again, recognisable as the same mail", async () => {
    const id = await sent();
    box.smtp.mode = "forgetful";
    await expect(work(id)).rejects.toThrow("unclear");
    box.smtp.mode = "taking";
    await work(id);
    const ids = box.smtp.mails.map(({ raw }) => headerOf(raw, "Message-ID")[0]);
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
    box.imapPort = dovecot.port;
  });
  afterAll(() => dovecot.stop());

  const jobOf = (id: string) =>
    own.db.maybe<{ runAt: Date }>(sql`
      select run_at as "runAt" from graphile_worker._private_jobs where key = ${`filed:${id}`}`);
  const fill = () => dovecot.deliver(box.user, `Subject: Voll\r\n\r\n${"x".repeat(70)}\r\n`.repeat(600));
  const inSent = (id: string) =>
    withMailbox(own.db, box.setting, async client => {
      await client.mailboxOpen("Sent");
      return client.search({ header: { "message-id": `<${id}@localhost>` } }, { uid: true });
    });
  const makeRoom = () =>
    withMailbox(own.db, box.setting, async client => {
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
    expect(box.smtp.mails).toHaveLength(1);
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
