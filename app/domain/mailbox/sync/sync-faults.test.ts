import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asking } from "../../../../tests/factories/asking";
import { deliverTo, mailboxFields } from "../../../../tests/factories/dovecot-mailbox";
import { mailProgram } from "../../../../tests/factories/imap-client";
import { ownCompany } from "../../../../tests/factories/own-company";
import { intervals } from "../../../../tests/factories/quick-intervals";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { changeEmails } from "./change-emails";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8,localhost", SMTP_LIMIT: "9" });

describe.skipIf(!hasDovecot)("a mailbox whose server", () => {
  let dovecot: Dovecot;
  let user = "";
  let stop: (() => Promise<void>) | undefined;
  beforeEach(() => {
    user = `${own.id}@kontor.example`;
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await dovecot.stop();
  });

  const api = () => asking(own.db, own.manager);
  const fields = () => mailboxFields(user, dovecot.port);
  const work = async () => {
    stop = await superviseMailboxes(own.db, { intervals });
  };
  const deliver = (name: string, folder?: string) => deliverTo(dovecot, user, { subject: name }, folder);
  const mails = () =>
    own.db.many<{ id: string; subject: string }>(sql`
      select id, subject from emails where company_id = ${own.id} and not stale order by subject`);
  const stored = (...subjects: string[]) =>
    until(async () => (await mails()).map(({ subject }) => subject).join() === subjects.join());
  const sync = async () => (await api().emails.state()).syncs[0];
  const failure = () =>
    until(async () => {
      const now = await sync();
      return now?.state === "failed" ? now : undefined;
    });
  const watching = () => until(async () => (await sync())?.state === "watching");
  // Only the row that waits: several rows in another order than that of the lease's renewal would be a deadlock.
  const lookAgain = () =>
    own.db.run(sql`update mailbox_syncs set next_try_at = null where next_try_at is not null`);

  it("refuses the password says so with its next try, keeps what is here, and is read once it is mended", async () => {
    dovecot = await startDovecot();
    await deliver("1");
    const added = await api().smtpSettings.add(fields());
    await work();
    await stored("1");
    await watching();
    await api().smtpSettings.change({ id: added.id, ...fields(), password: "falsch" });
    const failed = await failure();
    expect(failed).toMatchObject({ failedStep: "signIn", failedFault: "rejected" });
    expect(failed.nextTryAt).not.toBeNull();
    await stored("1");
    await deliver("2");
    await api().smtpSettings.change({ id: added.id, ...fields() });
    await stored("1", "2");
  });

  it("has a certificate that has ended says so with its next try, sends no password, and keeps what is here", async () => {
    dovecot = await startDovecot();
    await deliver("1");
    const added = await api().smtpSettings.add(fields());
    await work();
    await stored("1");
    await watching();
    await dovecot.expire();
    const secure = { imapHost: "localhost", imapPort: dovecot.tlsPort, imapSecurity: "tls" as const };
    await api().smtpSettings.change({ id: added.id, ...fields(), ...secure });
    // At first the old connection has ended.
    const failed = await until(async () => {
      const now = await failure();
      return now.failedStep === "tls" ? now : undefined;
    });
    expect(failed).toMatchObject({ failedFault: "expired" });
    expect(failed.nextTryAt).not.toBeNull();
    await stored("1");
    await deliver("2");
    await api().smtpSettings.change({ id: added.id, ...fields() });
    await stored("1", "2");
  });

  it("takes one connection at a time is read over one, and says that it is busy while another program has it", async () => {
    dovecot = await startDovecot("mail_max_userip_connections = 1");
    await deliver("1");
    await deliver("2");
    await api().smtpSettings.add(fields());
    {
      await using _other = await mailProgram(dovecot, user);
      await work();
      expect(await failure()).toMatchObject({ failedStep: "signIn", failedFault: "busy" });
    }
    await until(async () => {
      await lookAgain();
      return (await mails()).length === 2;
    });
    await watching();
    const [first] = await mails();
    await changeEmails(own.db, own.id, [first!.id], { read: true });
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
  });

  it("has a folder renamed under us keeps its mails here, and those that come into it", async () => {
    dovecot = await startDovecot(
      "namespace inbox {\n  mailbox Sent {\n    auto = no\n    special_use =\n  }\n}",
    );
    await deliver("1");
    await deliver("alt", "Sent");
    await api().smtpSettings.add(fields());
    await work();
    await stored("1", "alt");
    await watching();
    const before = await mails();
    {
      await using other = await mailProgram(dovecot, user);
      await other.mailboxRename("Sent", "Gesendet");
    }
    await deliver("neu", "Gesendet");
    await deliver("2");
    expect(await api().emails.fetch()).toMatchObject({ finished: true, failed: null });
    await stored("1", "2", "alt", "neu");
    const after = await mails();
    for (const mail of before) expect(after).toContainEqual(mail);
    expect(await sync()).toMatchObject({ failedStep: null });
  });

  it("refuses a move says so, and shows the mail in its folder; the refusal disappears once it accepts", async () => {
    const rules = await mkdtemp(join(tmpdir(), "lotse-acl-"));
    await chmod(rules, 0o755);
    await writeFile(join(rules, "acl"), "Trash owner lrk\n");
    dovecot = await startDovecot(
      `mail_plugins = acl\nprotocol imap {\n  mail_plugins = acl imap_acl\n}\nplugin {\n  acl = vfile:${rules}/acl\n}`,
    );
    await deliver("1");
    await api().smtpSettings.add(fields());
    await work();
    await stored("1");
    await watching();
    const [{ id } = { id: "" }] = await mails();
    await changeEmails(own.db, own.id, [id], { folder: "trash" });
    const read = () => api().emails.read({ id });
    await until(async () => {
      await api()
        .emails.fetch()
        .catch(() => undefined);
      return (await read()).refusedChange === "move";
    });
    expect(await read()).toMatchObject({ folder: "inbox", refusedChange: "move" });
    await changeEmails(own.db, own.id, [id], { starred: true });
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    expect(await read()).toMatchObject({ starred: true, refusedChange: null });
    await rm(rules, { recursive: true });
  });

  it("is deleted from the settings in the middle of a first look leaves nothing behind", async () => {
    dovecot = await startDovecot();
    for (let at = 0; at < 200; at++) await deliver(`${at}`);
    const { id } = await api().smtpSettings.add(fields());
    await work();
    await until(async () => (await mails()).length > 0);
    await api().smtpSettings.remove({ id });
    expect(await mails()).toEqual([]);
    await stop?.();
    stop = undefined;
    for (const table of [sql`emails`, sql`mail_folders`, sql`mailbox_syncs`])
      expect(await own.db.many(sql`select 1 as left from ${table} where company_id = ${own.id}`)).toEqual([]);
  });
});
