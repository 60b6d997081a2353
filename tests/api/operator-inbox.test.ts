import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attachmentContentRoute } from "~/api/v1/attachment-content";
import type { Actor } from "~/domain/core/actor/actor";
import { ensureOperatorMailbox } from "~/domain/mailbox/operator/ensure-operator-mailbox";
import { operatorMailboxId } from "~/domain/mailbox/operator/operator-scope";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { sendMail } from "~/domain/outbox/mail/send-mail";
import { readSettings, setSettings } from "~/env";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { createSender } from "~/integrations/smtp/send";
import { asking } from "../factories/asking";
import { bounce } from "../factories/bounce";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { deliverTo, type Letter, withFiles } from "../factories/dovecot-mailbox";
import { mailProgram } from "../factories/imap-client";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { settingsOf } from "../factories/settings";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
const identity = { name: "Lotse", origin: "https://lotse.example" };

describe.skipIf(!hasDovecot)("the operator's mailbox", () => {
  let dovecot: Dovecot;
  let smtp: FakeSmtp;
  let administrator: Actor;
  let env: Record<string, string> = {};
  let remove = () => {};
  let stop = async () => {};
  let user = "";
  beforeAll(async () => {
    [dovecot, smtp] = await Promise.all([startDovecot(), fakeSmtp()]);
  });
  afterAll(() => Promise.all([dovecot.stop(), smtp.close()]));
  beforeEach(async () => {
    user = `post.${own.id}@lotse.example`;
    administrator = await makePerson(own.db, "administrator");
    const made = settingsOf({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
    ({ env, remove } = made);
    smtp.mails.length = 0;
  });
  afterEach(async () => {
    await stop();
    stop = async () => {};
    await own.db.run(sql`delete from smtp_settings`);
    await own.db.run(sql`delete from mails`);
    remove();
  });

  const api = (actor = administrator) => asking(own.db, actor);
  const address = (password = "richtig") =>
    `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${dovecot.port}?tls=off`;
  const begin = async (url: string | undefined) => {
    setSettings(readSettings({ ...env, IMAP_URL: url }));
    await stop();
    await ensureOperatorMailbox(own.db);
    stop = await superviseMailboxes(own.db, { intervals });
  };
  const deliver = (letter: Letter) => deliverTo(dovecot, user, letter);
  const arrived = (subject: string) =>
    until(async () => (await api().operatorInbox.list({})).rows.find(row => row.subject === subject));

  it("is read in the background, searched, and read here is read there", async () => {
    await deliver({ subject: "Frage zum Tarif", text: "Was kostet ein weiterer Bereich?" });
    await deliver({ subject: "Werbung", text: "Nur heute" });
    await begin(address());
    const { id } = await arrived("Frage zum Tarif");
    await arrived("Werbung");
    const { rows } = await api().operatorInbox.list({ search: "bereiche" });
    expect(rows).toMatchObject([{ id, fromAddress: "jule@cafe.example", read: false }]);
    expect(
      await until(async () => {
        const { mailbox } = await api().operatorInbox.state();
        return mailbox?.sync.state === "watching" && mailbox;
      }),
    ).toMatchObject({ address: user, unread: 2, sync: { failedStep: null } });
    await api().operatorInbox.markRead({ id });
    expect((await api().operatorInbox.list({ unread: "true" })).total).toBe(1);
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX", { readOnly: true });
    await until(async () => ((await program.search({ seen: true }, { uid: true })) || []).length === 1);
  });

  it("shows a mail's HTML made safe, and streams its attachments to administrators alone", async () => {
    const files = withFiles("Anbei", [{ name: "Liste.pdf", type: "application/pdf", bytes: "%PDF-x" }]);
    await deliver({ subject: "Anhang", ...files });
    await deliver({
      subject: "Bunt",
      headers: "MIME-Version: 1.0\r\nContent-Type: text/html\r\n",
      text: "<p onclick='x()'>Hallo<script>alert(1)</script></p>",
    });
    await begin(address());
    const bunt = await arrived("Bunt");
    const { html } = await api().operatorInbox.html({ id: bunt.id });
    expect(html).toContain("Hallo");
    expect(html).not.toMatch(/script|onclick/);
    const { id } = await arrived("Anhang");
    const [file] = (await api().operatorInbox.read({ id })).files;
    expect(file).toMatchObject({ name: "Liste.pdf", available: true, taken: null });
    const asked = (actor: Actor) =>
      attachmentContentRoute(
        new Request("http://x"),
        { actor, db: own.db } as Parameters<typeof attachmentContentRoute>[1],
        file!.id,
      );
    expect(await (await asked(administrator)).text()).toBe("%PDF-x");
    expect(await codeOf(asked(own.manager))).toBe("not_found");
    expect(await codeOf(asked(own.employee))).toBe("forbidden");
  });

  it("is answered through the operator's server, in the thread, as a person's mail", async () => {
    await deliver({
      subject: "AW: Frage",
      id: "<frage@cafe.example>",
      headers: "References: <erste@lotse.example>\r\n",
    });
    await begin(address());
    const { id } = await arrived("AW: Frage");
    const reply = await api().operatorInbox.reply({ id, text: "Guten Tag,\r\nja.\n\n> Guten Tag" });
    expect((await api().operatorInbox.read({ id })).replies).toMatchObject([
      { id: reply.id, subject: "Re: Frage", state: "waiting" },
    ]);
    expect(await sendMail(own.db, createSender(smtp.url, identity), reply.id)).toBe(true);
    const [sent] = smtp.mails;
    expect(sent!.to).toEqual(["jule@cafe.example"]);
    const head = sent!.raw.slice(0, sent!.raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
    expect(head).toMatch(/^In-Reply-To: <frage@cafe\.example>$/m);
    expect(head).toMatch(/^References: <erste@lotse\.example> <frage@cafe\.example>$/m);
    expect(head).toContain(`Reply-To: ${user}`);
    expect(head).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/m);
    expect(await api().operatorMails.read({ id: reply.id })).toMatchObject({
      state: "sent",
      purpose: "operator_reply",
      content: { text: "Guten Tag,\nja.\n\n> Guten Tag" },
    });
    expect((await api().operatorInbox.read({ id })).replies).toMatchObject([{ state: "sent" }]);
  });

  it("shows which mail of the installation did not arrive, and the mail shows it too", async () => {
    const message = { subject: "Einladung zu Lotse", text: "Guten Tag", html: "<p>Guten Tag</p>" };
    const to = "weg@fern.example";
    const [id, other] = await own.db.transaction(async tx => [
      await queueMail(tx, { to, purpose: "invite", message }),
      await queueMail(tx, { to, purpose: "invite", message }),
    ]);
    await sendMail(own.db, createSender(smtp.url, identity), id!);
    const [, messageId = ""] = /^Message-ID: (<\S+>)/im.exec(smtp.mails[0]!.raw) ?? [];
    await deliver(bounce(messageId, to));
    await begin(address());
    const report = await arrived("Undelivered Mail Returned to Sender");
    const { reportsOnMail } = await api().operatorInbox.read({ id: report.id });
    expect(reportsOnMail).toEqual({ id, to, subject: message.subject });
    expect(await api().operatorMails.read({ id: id! })).toMatchObject({
      state: "sent",
      undeliveredAt: expect.any(Date),
      undeliveredReport: report.id,
    });
    const { reason } = await own.db.one<{ reason: string }>(
      sql`select undelivered_reason as reason from mails where id = ${id}`,
    );
    expect(reason).toBe("address: 550 5.1.1 User unknown");
    expect(await api().operatorMails.read({ id: other! })).toMatchObject({ undeliveredAt: null });
  });

  it("answers everyone whom a mail asks to be answered, but not itself", async () => {
    await deliver({
      subject: "Zu zweit",
      headers: `Reply-To: Jule <jule@cafe.example>, Kai <kai@cafe.example>, ${user}, JULE@cafe.example\r\n`,
    });
    await begin(address());
    const { id } = await arrived("Zu zweit");
    const both = ["jule@cafe.example", "kai@cafe.example"];
    expect(await api().operatorInbox.read({ id })).toMatchObject({ recipients: both });
    await api().operatorInbox.reply({ id, text: "Ja." });
    const { replies } = await api().operatorInbox.read({ id });
    expect(replies.map(({ to }) => to).sort()).toEqual(both);
  });

  it("that cannot be read says why and when it is tried again", async () => {
    await begin(address("falsch"));
    const failed = await until(async () => {
      const { mailbox } = await api().operatorInbox.state();
      return mailbox?.sync.state === "failed" && mailbox.sync;
    });
    expect(failed).toMatchObject({ failedStep: "signIn", failedFault: "rejected" });
    expect(failed.nextTryAt!.getTime()).toBeGreaterThan(0);
    expect(JSON.stringify(failed)).not.toContain("falsch");
    await deliver({ subject: "Nun doch" });
    await begin(address());
    await arrived("Nun doch");
  });

  it("is no company's: none lists, reads, changes, counts or deletes it", async () => {
    await deliver({ subject: "Vertraulich" });
    await begin(address());
    const { id } = await arrived("Vertraulich");
    const manager = asking(own.db, own.manager);
    expect((await manager.emails.list({})).total).toBe(0);
    expect((await manager.emails.state()).mailboxes).toEqual([]);
    expect((await manager.smtpSettings.list({})).quota.used).toBe(0);
    for (const tried of [
      () => manager.emails.read({ id }),
      () => manager.emails.html({ id }),
      () => manager.emails.checkSender({ id }),
      () => manager.smtpSettings.read({ id: operatorMailboxId }),
      () => manager.smtpSettings.remove({ id: operatorMailboxId }),
    ])
      expect(await codeOf(tried())).toBe("not_found");
    await manager.emailChanges.make({ ids: [id], act: "trash" as never }).catch(() => undefined);
    expect(await arrived("Vertraulich")).toMatchObject({ id });
    for (const other of [own.manager, own.employee]) {
      expect(await codeOf(asking(own.db, other).operatorInbox.list({}))).toBe("forbidden");
      expect(await codeOf(asking(own.db, other).operatorInbox.reply({ id, text: "Hallo" }))).toBe(
        "forbidden",
      );
    }
  });

  it("changes its password without losing a mail, and is forgotten where none is set any more", async () => {
    await deliver({ subject: "Bleibt" });
    await begin(address());
    const { id } = await arrived("Bleibt");
    await begin(address());
    const version = () =>
      own.db.maybe<{ version: number }>(
        sql`select version from smtp_settings where id = ${operatorMailboxId}`,
      );
    expect(await version()).toEqual({ version: 1 });
    await begin(address("anders"));
    expect(await version()).toEqual({ version: 2 });
    expect(await arrived("Bleibt")).toMatchObject({ id });
    await begin(undefined);
    expect(await api().operatorInbox.state()).toEqual({ mailbox: null });
    expect((await api().operatorInbox.list({})).total).toBe(0);
  });
});
