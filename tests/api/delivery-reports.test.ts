import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { asking } from "../factories/asking";
import { bounce } from "../factories/bounce";
import { makeCompany } from "../factories/company";
import { addMailbox, deliverTo, letterTo } from "../factories/dovecot-mailbox";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });
const api = () => asking(own.db, own.manager);

describe.skipIf(!hasDovecot)("a report of a mail server that a mail was not delivered", () => {
  let dovecot: Dovecot;
  let user = "";
  let stop = async () => {};
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(() => {
    user = `${own.id}@kontor.example`;
  });
  afterEach(() => stop());

  const list = async (folder: "inbox" | "sent") => (await api().emails.list({ folder })).rows;
  const first = async (folder: "inbox" | "sent") =>
    api().emails.read({ id: (await until(async () => (await list(folder))[0])).id });

  it("is shown on the mail with the address, links to it, and is in its thread, in either order", async () => {
    const messageId = `<angebot.${own.id}@kontor.example>`;
    const offer = { subject: "Angebot", id: messageId, from: `Kontor <${user}>` };
    await deliverTo(dovecot, user, bounce(messageId, "a@fern.example"));
    await deliverTo(dovecot, user, bounce(messageId, "spaet@fern.example", "delayed"));
    await dovecot.deliver(user, letterTo("a@fern.example", offer), "Sent");
    await addMailbox(own, user, dovecot.port);
    stop = await superviseMailboxes(own.db, { intervals });
    await until(async () => (await list("inbox")).length + (await list("sent")).length === 3);
    const sent = await first("sent");
    expect(sent.undelivered).toMatchObject([{ addresses: ["a@fern.example"] }]);
    const report = await api().emails.read({ id: sent.undelivered[0]!.id });
    expect(report.reportsOn).toEqual({ id: sent.id, subject: "Angebot", addresses: ["a@fern.example"] });
    expect(await list("sent")).toMatchObject([{ bounced: true }]);
    const undelivered = { folder: "sent", undelivered: "true", threads: "true" } as const;
    expect((await api().emails.list(undelivered)).rows.map(({ id }) => id)).toEqual([sent.id]);
    expect((await api().emails.list({ ...undelivered, folder: "inbox" })).total).toBe(0);
    expect(sent.thread.map(({ id }) => id).sort()).toEqual([sent.id, report.id].sort());
  });

  it("is not linked to a mail that another company has sent", async () => {
    const messageId = `<fremd.${own.id}@kontor.example>`;
    await dovecot.deliver(
      user,
      letterTo("a@fern.example", { subject: "Angebot", id: messageId, from: user }),
      "Sent",
    );
    await addMailbox(own, user, dovecot.port);
    const stranger = await makeCompany(own.db);
    const other = `${stranger.id}@werft.example`;
    await deliverTo(dovecot, other, bounce(messageId, "a@fern.example"));
    await addMailbox({ db: own.db, manager: stranger.manager }, other, dovecot.port);
    stop = await superviseMailboxes(own.db, { intervals });
    const [theirs] = await until(async () => {
      const { rows } = await asking(own.db, stranger.manager).emails.list({ folder: "inbox" });
      return rows.length > 0 && rows;
    });
    expect((await asking(own.db, stranger.manager).emails.read({ id: theirs!.id })).reportsOn).toBeNull();
    expect((await first("sent")).undelivered).toEqual([]);
  });

  it("is not linked to a mail that the installation has sent: only its own mailbox receives that", async () => {
    const message = { subject: "Einladung", text: "Guten Tag", html: "" };
    const id = await own.db.transaction(tx =>
      queueMail(tx, { to: "a@fern.example", purpose: "invite", message }),
    );
    await deliverTo(dovecot, user, bounce(`<${id}@lotse.example>`, "a@fern.example"));
    await addMailbox(own, user, dovecot.port);
    stop = await superviseMailboxes(own.db, { intervals });
    await first("inbox");
    const mail = await own.db.one<{ at: Date | null }>(
      sql`select undelivered_at as at from mails where id = ${id}`,
    );
    expect(mail.at).toBeNull();
  });
});
