import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { markUndelivered } from "~/domain/outbox/mail/mark-undelivered";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { failMail } from "~/domain/outbox/mail/send-mail";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
let admin: Actor;
const as = (actor: Actor = admin) => asking(own.db, actor).operatorMails;
const token = "https://lotse.example/setPassword?token=geheim";
const message = { subject: "Betreff", text: `Text ${token}`, html: `<p>${token}</p>` };

beforeEach(async () => {
  await own.db.run(sql`delete from mails`);
  admin = await makePerson(own.db, "administrator");
});

const queue = async (purpose: string, to = own.employee.email, subject = message.subject) =>
  (await own.db.transaction(tx =>
    queueMail(tx, { to, purpose, companyId: own.id, message: { ...message, subject } }),
  ))!;
const failed = async (purpose: string) => {
  const id = await queue(purpose);
  await failMail(own.db, id, "refused: 550 No such user");
  return id;
};

describe("an administrator", () => {
  it("finds mails by address, subject, state and kind", async () => {
    await queue("file_ready", "kim@kontor.example", "Ihre Datei");
    await failed("reset");
    const subjects = async (query: object) => (await as().list(query)).rows.map(({ subject }) => subject);
    expect(await subjects({ search: "KIM@" })).toEqual(["Ihre Datei"]);
    expect(await subjects({ search: "datei" })).toEqual(["Ihre Datei"]);
    expect(await subjects({ state: "failed" })).toEqual(["Betreff"]);
    expect(await subjects({ purpose: "file_ready" })).toEqual(["Ihre Datei"]);
    expect((await as().export({})).rows).toHaveLength(2);
    const [waiting] = (await as().list({ state: "waiting" })).rows;
    expect(waiting?.nextAt).toBeInstanceOf(Date);
  });

  it("finds the sent mails that a mail server has reported as undelivered, which are not among the sent ones", async () => {
    const [returned, arrived] = [await queue("invite", "fort@kontor.example", "Fort"), await queue("invite")];
    await failed("reset");
    await own.db.run(sql`update mails set state = 'sent' where id in (${returned}, ${arrived})`);
    await own.db.run(sql`update mails set undelivered_at = now() where id = ${returned}`);
    const ids = async (query: object) => (await as().list(query)).rows.map(({ id }) => id);
    expect(await ids({ state: "undelivered" })).toEqual([returned]);
    expect(await ids({ state: "undelivered", search: "Betreff" })).toEqual([]);
    expect(await ids({ state: "sent" })).toEqual([arrived]);
    expect((await as().export({ state: "undelivered" })).rows.map(({ id }) => id)).toEqual([returned]);
    expect(await codeOf(as(own.manager).list({ state: "undelivered" }))).toBe("forbidden");
  });

  it("never shows a link or code of another user, in any state of the mail", async () => {
    for (const purpose of [
      "reset",
      "invite",
      "verify",
      "confirm_code",
      "email_new",
      "google",
      "of tomorrow",
    ]) {
      const mails = [await queue(purpose), await failed(purpose)];
      for (const id of mails) {
        const mail = await as().read({ id });
        expect(mail).toMatchObject({ content: null, without: "secret", resendable: false });
        expect(JSON.stringify(mail)).not.toContain("geheim");
      }
    }
  });

  it("reads the others, after they have failed too, and sends them again once", async () => {
    const id = await failed("file_ready");
    expect(await as().read({ id })).toMatchObject({
      content: { text: message.text },
      resendable: true,
      reason: "refused: 550 No such user",
    });
    const ends = await Promise.all([1, 2, 3].map(() => codeOf(as().resend({ id }))));
    expect(ends.sort()).toEqual(["done", "mail_not_resendable", "mail_not_resendable"]);
    expect(await as().read({ id })).toMatchObject({ state: "waiting", reason: null });
    const jobs = await own.db.many(sql`select 1 from graphile_worker.jobs where key = ${`send_mail:${id}`}`);
    expect(jobs).toHaveLength(1);
  });

  it("marks a failed or returned mail as settled, which leaves the overview and is listed as settled until it fails again", async () => {
    const [refused, returned, arrived] = [
      await failed("file_ready"),
      await queue("invite"),
      await queue("invite"),
    ];
    await own.db.run(sql`update mails set state = 'sent' where id in (${returned}, ${arrived})`);
    const bounce = (at: string) =>
      markUndelivered(own.db, {
        messageId: `<${returned}@lotse.example>`,
        mailbox: null,
        report: null,
        reason: "full",
        at: new Date(at),
      });
    await bounce("2026-11-20T08:00:00Z");
    const queueNow = async () => (await asking(own.db, admin).dashboard.installation({})).queue;
    const ids = async (state: "failed" | "undelivered" | "settled") =>
      (await as().list({ state })).rows.map(({ id }) => id);
    expect(await queueNow()).toMatchObject({ mailsFailed: 1, mailsUndelivered: 1 });
    clock.now = () => new Date("2026-11-21T09:00:00Z");
    const { firstName, lastName } = await asking(own.db, admin).account.read();
    for (const id of [refused, returned]) {
      expect(await as().read({ id })).toMatchObject({ settleable: true, settledAt: null });
      expect(await as().settle({ id })).toMatchObject({
        settleable: false,
        settledAt: clock.now(),
        settledBy: `${firstName} ${lastName}`,
      });
    }
    expect(await queueNow()).toMatchObject({ mailsFailed: 0, mailsUndelivered: 0 });
    expect([await ids("failed"), await ids("undelivered")]).toEqual([[], []]);
    expect((await ids("settled")).sort()).toEqual([refused, returned].sort());
    // The same report, stored once more, is no new failure.
    await bounce("2026-11-20T08:00:00Z");
    expect(await ids("settled")).toHaveLength(2);

    await as().resend({ id: refused });
    await failMail(own.db, refused, "refused: 550 No such user");
    await bounce("2026-11-22T08:00:00Z");
    expect(await queueNow()).toMatchObject({ mailsFailed: 1, mailsUndelivered: 1 });
    expect([await ids("failed"), await ids("undelivered"), await ids("settled")]).toEqual([
      [refused],
      [returned],
      [],
    ]);
  });

  it("opens a settled mail again, and cannot settle one that arrived or waits", async () => {
    const id = await failed("file_ready");
    const first = await as().settle({ id });
    expect((await as(await makePerson(own.db, "administrator")).settle({ id })).settledBy).toBe(
      first.settledBy,
    );
    expect(await as().reopen({ id })).toMatchObject({ settledAt: null, settledBy: null, settleable: true });
    const waiting = await queue("invite");
    expect(await codeOf(as().settle({ id: waiting }))).toBe("mail_without_fault");
    await own.db.run(sql`update mails set state = 'sent' where id = ${waiting}`);
    expect(await codeOf(as().settle({ id: waiting }))).toBe("mail_without_fault");
    expect(await codeOf(as().settle({ id: newId() }))).toBe("not_found");
  });

  it("cannot send a mail with a link again, nor one that does not exist", async () => {
    expect(await codeOf(as().resend({ id: await failed("reset") }))).toBe("mail_not_resendable");
    expect(await codeOf(as().read({ id: newId() }))).toBe("not_found");
  });
});

it("no data manager reads the operator's mails, although they hold Email", async () => {
  const id = await failed("file_ready");
  for (const actor of [own.manager, own.employee]) {
    expect(await codeOf(as(actor).list({}))).toBe("forbidden");
    expect(await codeOf(as(actor).read({ id }))).toBe("forbidden");
    expect(await codeOf(as(actor).resend({ id }))).toBe("forbidden");
    expect(await codeOf(as(actor).settle({ id }))).toBe("forbidden");
    expect(await codeOf(as(actor).reopen({ id }))).toBe("forbidden");
  }
});
