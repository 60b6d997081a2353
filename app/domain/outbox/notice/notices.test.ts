import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { saveOutcome } from "~/domain/chats/answer/save-answer";
import { mailboxSender } from "~/domain/companies/smtp/mailbox-sender";
import { sendMail } from "~/domain/outbox/mail/send-mail";
import { fakeSmtp } from "~/integrations/smtp/fake-server";
import { divisionNews } from "~/mail/division-news";
import { asking } from "../../../../tests/factories/asking";
import { makeDivision, makeFile } from "../../../../tests/factories/knowledge";
import { ownCompany } from "../../../../tests/factories/own-company";
import { makeQuestion } from "../../../../tests/factories/question";
import { addNotices, settingsOfDivisions } from "./add-notices";
import { notifyRecipients } from "./notify-recipients";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", EMAIL_SETTINGS_LIMIT: "9", SMTP_LIMIT: "9" });
let divisionId: string;
let mailboxId: string;

beforeEach(async () => {
  await own.db.run(sql`delete from mails`);
  divisionId = await makeDivision(own.db, own.id, { name: "Personal" });
  const mailbox = await asking(own.db, own.manager).smtpSettings.add({
    email: "auskunft@kontor.example",
    smtpHost: "127.0.0.1",
    smtpPort: 2525,
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: 1143,
    imapSecurity: "none",
    password: "richtig",
    allowedEmails: [],
  });
  mailboxId = mailbox.id;
});

type Changes = { tells?: ("feedback" | "files" | "unanswered")[]; pace?: "immediately" | "hourly" | "daily" };
async function setting(changes: Changes = {}) {
  const { id } = await asking(own.db, own.manager).emailSettings.add({
    divisionId,
    smtpSettingId: mailboxId,
    toEmails: ["eins@kontor.example", "zwei@kontor.example"],
    tells: ["feedback", "files", "unanswered"],
    ...changes,
  });
  return id;
}
const addNotice = (kind: "file_ready" | "file_failed", subjectId: string) =>
  own.db.transaction(tx =>
    addNotices(tx, { kind, subjectId, settings: settingsOfDivisions(sql`select ${divisionId}::uuid`) }),
  );
const notifyAll = (id: string) => notifyRecipients(own.db, id, divisionNews);
const mails = () =>
  own.db.many<{ id: string; to: string; subject: string; text: string }>(
    sql`select id, to_address as to, subject, text from mails order by to_address`,
  );
const jobs = async (id: string) =>
  (
    await own.db.many<{ run_at: Date }>(
      sql`select run_at from graphile_worker.jobs where key = ${`tell_recipients:${id}`}`,
    )
  ).map(job => job.run_at);

describe("the recipients of a division", () => {
  test("get one mail each for all that happened, however often the job runs and however many run at once", async () => {
    const id = await setting();
    const [ready, other] = [
      await makeFile(own.db, divisionId, ["a"]),
      await makeFile(own.db, divisionId, ["b"]),
    ];
    for (const file of [ready, other, ready]) await addNotice("file_ready", file);
    await Promise.all(Array.from({ length: 5 }, () => notifyAll(id)));
    await notifyAll(id);
    const sent = await mails();
    expect(sent.map(mail => mail.to)).toEqual(["eins@kontor.example", "zwei@kontor.example"]);
    expect(sent[0]!.subject).toBe("Neues im Bereich Personal");
    expect(sent[0]!.text).toContain("Verarbeitete Dateien: ");
    expect(sent[0]!.text).not.toContain("Rückmeldungen");
  });

  test("are notified of what they chose, of nothing that is deleted, and in one job for each frequency", async () => {
    const id = await setting({ tells: ["feedback"], pace: "hourly" });
    await addNotice("file_ready", await makeFile(own.db, divisionId, ["a"]));
    expect(await jobs(id)).toEqual([]);
    await own.db.run(sql`update email_settings set tells = '{files}' where id = ${id}`);
    clock.now = () => new Date("2026-11-22T21:40:00Z");
    await addNotice("file_failed", newId());
    await addNotice("file_ready", await makeFile(own.db, divisionId, ["b"]));
    expect(await jobs(id)).toEqual([new Date("2026-11-22T22:00:00Z")]);
    await own.db.run(sql`update email_settings set tells = '{}' where id = ${id}`);
    await notifyAll(id);
    expect(await mails()).toEqual([]);
  });

  test("get one mail about files that are processed together, once the last of them has ended", async () => {
    const id = await setting({ pace: "immediately" });
    const now = new Date("2026-11-22T10:00:00Z");
    clock.now = () => now;
    const [first, second, third] = [
      await makeFile(own.db, divisionId, ["a"]),
      await makeFile(own.db, divisionId, ["b"]),
      await makeFile(own.db, divisionId, ["c"]),
    ];
    await own.db.run(sql`update files set status = 'queued' where id in (${second}, ${third})`);
    await addNotice("file_ready", first);
    // One that hangs does not keep back the others.
    expect(await jobs(id)).toEqual([new Date("2026-11-22T10:05:00Z")]);
    // Both end at the same time, so neither transaction sees the other's end.
    const end = (file: string) =>
      own.db.transaction(async tx => {
        await tx.run(sql`update files set status = 'ready' where id = ${file}`);
        await addNotices(tx, {
          kind: "file_ready",
          subjectId: file,
          settings: settingsOfDivisions(sql`select ${divisionId}::uuid`),
        });
      });
    await Promise.all([end(second), end(third)]);
    expect(await jobs(id)).toEqual([now]);
    await notifyAll(id);
    expect((await mails()).map(({ to }) => to)).toEqual(["eins@kontor.example", "zwei@kontor.example"]);
  });

  test.each([
    ["2026-11-22T06:59:00Z", "2026-11-22T07:00:00Z"],
    ["2026-11-22T07:00:00Z", "2026-11-23T07:00:00Z"],
    ["2026-11-22T22:30:00Z", "2026-11-23T07:00:00Z"],
  ])(
    "who chose a daily mail get that of %s at %s: eight in the morning at the company's",
    async (now, at) => {
      const id = await setting({ pace: "daily" });
      clock.now = () => new Date(now);
      await addNotice("file_ready", await makeFile(own.db, divisionId, ["a"]));
      expect(await jobs(id)).toEqual([new Date(at)]);
    },
  );

  test("hear of feedback on an answer once, not of its changes", async () => {
    const id = await setting();
    const { id: messageId, chatId } = await makeQuestion(own.db, own.employee);
    await own.db.run(
      sql`insert into chat_divisions (chat_id, division_id) values (${chatId}, ${divisionId}) on conflict do nothing`,
    );
    const as = asking(own.db, own.employee).feedback;
    await as.give({ id: messageId, mood: "negative" });
    await notifyAll(id);
    await as.give({ id: messageId, mood: "happy" });
    await notifyAll(id);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]!.text).toContain("Neue Rückmeldungen: 1");
  });

  test("hear of feedback at most once an hour, of all of it at once, and meanwhile of their files", async () => {
    const id = await setting({ pace: "immediately" });
    const give = async () => {
      const { id: messageId, chatId } = await makeQuestion(own.db, own.employee);
      await own.db.run(
        sql`insert into chat_divisions (chat_id, division_id) values (${chatId}, ${divisionId}) on conflict do nothing`,
      );
      await asking(own.db, own.employee).feedback.give({ id: messageId, mood: "negative" });
    };
    const waiting = async () =>
      (
        await own.db.many<{ run_at: Date }>(
          sql`select run_at from graphile_worker.jobs where key = ${`tell_recipients:${id}:feedback`}`,
        )
      ).map(job => job.run_at.toISOString());
    clock.now = () => new Date("2026-11-22T10:00:00Z");
    await give();
    expect(await waiting()).toEqual(["2026-11-22T10:00:00.000Z"]);
    await notifyAll(id);
    // As the worker does after a job.
    await own.db.run(
      sql`delete from graphile_worker._private_jobs where key like ${`tell_recipients:${id}%`}`,
    );
    expect(await mails()).toHaveLength(2);
    clock.now = () => new Date("2026-11-22T10:20:00Z");
    for (let nr = 0; nr < 3; nr++) await give();
    expect(await waiting()).toEqual(["2026-11-22T11:00:00.000Z"]);
    await addNotice("file_ready", await makeFile(own.db, divisionId, ["a"]));
    await notifyAll(id);
    const [file] = (await mails()).filter(({ text }) => text.includes("Verarbeitete Dateien"));
    expect(file!.text).not.toContain("Rückmeldungen");
    clock.now = () => new Date("2026-11-22T11:00:00Z");
    await notifyAll(id);
    await notifyAll(id);
    const feedbackMails = (await mails()).filter(({ text }) => text.includes("Neue Rückmeldungen"));
    expect(feedbackMails.map(({ text }) => /Neue Rückmeldungen: (\d)/.exec(text)?.[1]).sort()).toEqual([
      "1",
      "1",
      "3",
      "3",
    ]);
  });

  test("of two divisions hear of feedback in either at most once an hour, in one mail that one link stops", async () => {
    const first = await setting();
    const personal = divisionId;
    divisionId = await makeDivision(own.db, own.id, { name: "Vertrieb" });
    const second = await setting();
    const give = async (division: string) => {
      const { id: messageId, chatId } = await makeQuestion(own.db, own.employee);
      await own.db.run(
        sql`insert into chat_divisions (chat_id, division_id) values (${chatId}, ${division}) on conflict do nothing`,
      );
      await asking(own.db, own.employee).feedback.give({ id: messageId, mood: "negative" });
    };
    clock.now = () => new Date("2026-11-22T10:00:00Z");
    await give(personal);
    await notifyAll(first);
    clock.now = () => new Date("2026-11-22T10:20:00Z");
    await give(divisionId);
    await give(divisionId);
    await give(personal);
    await Promise.all([notifyAll(second), notifyAll(first), notifyAll(second)]);
    expect(await mails()).toHaveLength(2);
    clock.now = () => new Date("2026-11-22T11:00:00Z");
    await Promise.all([notifyAll(second), notifyAll(first), notifyAll(second), notifyAll(first)]);
    const sent = (await mails()).filter(({ text }) => text.includes("Neue Rückmeldungen: 3"));
    expect(sent.map(({ to }) => to)).toEqual(["eins@kontor.example", "zwei@kontor.example"]);
    expect(await mails()).toHaveLength(4);
    expect(sent[0]!.text).toContain("Neue Rückmeldungen: 3 (Personal: 1 und Vertrieb: 2)");
    expect(await own.db.many(sql`select email_key from feedback_news`)).toEqual([]);
    const token = new URL(/https?:\S+stop-mails\S+/.exec(sent[0]!.text)![0]).searchParams.get("token")!;
    await asking(own.db, undefined).emailSettings.stop({ token });
    clock.now = () => new Date("2026-11-22T12:00:00Z");
    await give(personal);
    await give(divisionId);
    await Promise.all([notifyAll(second), notifyAll(first)]);
    expect((await mails()).map(({ to }) => to)).toEqual([
      "eins@kontor.example",
      "eins@kontor.example",
      "zwei@kontor.example",
      "zwei@kontor.example",
      "zwei@kontor.example",
    ]);
    // The other division's feedback, for the one who has not stopped these mails: told in an hour.
    expect(await own.db.many(sql`select email_key from feedback_news`)).toEqual([
      { email_key: "zwei@kontor.example" },
    ]);
  });

  test("stop their mails by the link in one, alone and until they want them again", async () => {
    const server = await fakeSmtp();
    const id = await setting();
    const news = async () => {
      await own.db.run(sql`delete from mails`);
      await addNotice("file_ready", await makeFile(own.db, divisionId, ["a"]));
      await notifyAll(id);
      return mails();
    };
    const [mail] = await news();
    const url = /https?:\S+stop-mails\S+/.exec(mail!.text)![0];
    await own.db.run(sql`update smtp_settings set smtp_port = ${Number(new URL(server.url).port)}`);
    await sendMail(own.db, undefined, mail!.id, {
      mailbox: of => mailboxSender(own.db, of, { name: "Lotse", origin: "https://lotse.example" }),
    });
    const headers = server.mails[0]!.raw.replace(/\r\n\s+/g, " ");
    expect(headers).toContain(`List-Unsubscribe: <${url}>`);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await server.close();
    const token = new URL(url).searchParams.get("token")!;
    const visitor = asking(own.db, undefined).emailSettings;
    expect(await visitor.readStop({ token })).toMatchObject({ divisions: ["Personal"], stopped: false });
    await visitor.stop({ token });
    expect((await news()).map(({ to }) => to)).toEqual(["zwei@kontor.example"]);
    expect(await asking(own.db, own.manager).emailSettings.read({ id })).toMatchObject({
      stopped: ["eins@kontor.example"],
    });
    await visitor.stop({ token, stopped: false });
    expect(await news()).toHaveLength(2);
    await expect(visitor.stop({ token: newId() })).rejects.toThrow("link_invalid");
    await own.db.run(sql`delete from email_settings where id = ${id}`);
    await expect(visitor.readStop({ token })).rejects.toThrow("link_invalid");
  });

  test("hear of a question that the documents do not answer", async () => {
    const id = await setting();
    const { id: messageId, chatId } = await makeQuestion(own.db, own.employee);
    await own.db.run(
      sql`insert into chat_divisions (chat_id, division_id) values (${chatId}, ${divisionId}) on conflict do nothing`,
    );
    await own.db.run(sql`update messages set state = 'streaming', attempt = 1 where id = ${messageId}`);
    const live = { messageId, attempt: 1, text: "", firstWordMs: null };
    const outcome = {
      state: "declined" as const,
      reason: null,
      answer: "",
      unsupported: [],
      unchecked: 0,
      claims: null,
    };
    const save = () =>
      saveOutcome(own.db, live as unknown as Parameters<typeof saveOutcome>[1], {
        ...outcome,
        searchedAs: null,
        context: null,
        standIn: null,
        isFixedReply: false,
        citations: [],
      });
    await save();
    await save();
    await notifyAll(id);
    const [mail] = await mails();
    expect(mail!.text).toContain("Fragen ohne Antwort: 1");
  });

  test("get their mail from the division's mailbox; while that refuses, it waits", async () => {
    const server = await fakeSmtp();
    const id = await setting();
    await own.db.run(sql`update smtp_settings set smtp_port = ${Number(new URL(server.url).port)}`);
    await addNotice("file_ready", await makeFile(own.db, divisionId, ["a"]));
    await notifyAll(id);
    const identity = { name: "Lotse", origin: "https://lotse.example" };
    const send = (mailId: string) =>
      sendMail(own.db, undefined, mailId, { mailbox: of => mailboxSender(own.db, of, identity) });
    const [one] = await mails();
    server.mode = "locked";
    await expect(send(one!.id)).rejects.toThrow("sign_in");
    server.mode = "taking";
    await send(one!.id);
    await send(one!.id);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: "auskunft@kontor.example", to: ["eins@kontor.example"] });
    await server.close();
  });
});
