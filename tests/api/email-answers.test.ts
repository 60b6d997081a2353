import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { answerEmail } from "~/domain/mailbox/answering/answer-email";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { fakeProvider } from "~/integrations/ai/fake-provider";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { answerEmailJob } from "~/jobs/handlers/answer-email";
import { fileSentEmailJob, sendEmailJob } from "~/jobs/handlers/send-email";
import { type JobWorker, startWorker } from "~/jobs/worker";
import { mailReply } from "~/mail/mail-reply";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { givePlan, makeCompany } from "../factories/company";
import { addMailbox } from "../factories/dovecot-mailbox";
import { beforeCommit } from "../factories/interleave";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";
import { hostileLetters } from "../fakes/hostile-letters";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", EMAIL_SETTINGS_LIMIT: "9", SMTP_LIMIT: "9" });
const api = () => asking(own.db, own.manager);
const jule = "jule@cafe.example";
const proof = `Authentication-Results: mx.kontor.example; dmarc=pass header.from=cafe.example\r\nReceived: from mail.cafe.example by mx.kontor.example; Sat, 21 Nov 2026 10:00:00 +0000\r\n`;
const question = "Wie viel Mengenrabatt gibt es ab 500 kg Röstkaffee?";

describe.skipIf(!hasDovecot)("a question by mail", () => {
  let dovecot: Dovecot;
  let smtp: FakeSmtp;
  let user = "";
  let stop = async () => {};
  let worker: JobWorker | undefined;
  let number = 0;
  beforeAll(async () => {
    [dovecot, smtp] = await Promise.all([startDovecot(), fakeSmtp()]);
  });
  afterAll(() => Promise.all([dovecot.stop(), smtp.close()]));
  beforeEach(() => {
    smtp.mails.length = 0;
    smtp.mode = "taking";
    user = `${own.id}@kontor.example`;
  });
  afterEach(async () => {
    await Promise.all([stop(), worker?.stop(0)]);
    worker = undefined;
    await own.db.run(sql`delete from email_settings`);
    await own.db.run(sql`delete from smtp_settings`);
  });

  async function setUp(answering: "off" | "draft" | "automatic" = "draft", supportThreshold = 50) {
    const divisionId = await makeDivision(own.db, own.id, { name: "Vertrieb" });
    await makeFile(
      own.db,
      divisionId,
      [
        "Preisliste Großhandel. Ab 500 kg Röstkaffee je Bestellung gibt es 4 % Mengenrabatt auf den Listenpreis.",
        "Lieferbedingungen. Die Lieferzeit auf dem Festland beträgt drei Werktage ab Bestelleingang.",
      ],
      { name: "Preisliste.pdf" },
    );
    const mailbox = await addMailbox(own, user, dovecot.port, {
      allowedEmails: ["@cafe.example"],
      authServer: "mx.kontor.example",
      smtpPort: Number(new URL(smtp.url).port),
    });
    await api().emailSettings.add({
      divisionId,
      smtpSettingId: mailbox.id,
      toEmails: ["chefin@kontor.example"],
      tells: ["unanswered"],
      answering,
      supportThreshold,
    });
    await own.db.run(sql`update email_settings set created_at = now() - interval '1 hour'`);
    stop = await superviseMailboxes(own.db, { intervals });
    return divisionId;
  }
  const work = async () => {
    worker = await startWorker({
      database: own.db,
      process: newId(),
      handlers: { answer_email: answerEmailJob, send_email: sendEmailJob, file_sent_email: fileSentEmailJob },
    });
  };
  type Letter = { headers?: string; from?: string; subject?: string; text?: string; id?: string };
  const deliver = ({ headers = proof, from = `Jule Harmsen <${jule}>`, ...mail }: Letter = {}) => {
    number += 1;
    const { subject = "Rabatt", id = `<${number}.${own.id}@cafe.example>` } = mail;
    return dovecot.deliver(
      user,
      `${headers}From: ${from}\r\nTo: ${user}\r\nSubject: ${subject}\r\nMessage-ID: ${id}\r\n\r\n${mail.text ?? `Guten Tag,\r\n\r\n${question}\r\n\r\nViele Grüße\r\nJule`}\r\n`,
    );
  };
  const answers = async (list: "open" | "sent" | "skipped" | "refused" = "open") =>
    (await api().emailAnswers.list({ list })).rows;
  const proposed = () => until(async () => (await answers()).find(({ state }) => state === "proposed"));
  const skipped = (count: number) =>
    until(async () => ((await answers("skipped")).length >= count ? answers("skipped") : undefined));

  it("becomes a draft with its source, which is edited, approved, and sent once into the thread", async () => {
    await setUp();
    await work();
    await deliver({ id: "<frage@cafe.example>" });
    const { id } = await proposed();
    expect(smtp.mails).toEqual([]);
    const draft = await api().emailAnswers.read({ id });
    expect(draft).toMatchObject({ declined: false, question, language: "de", answerer: "builtin" });
    expect(draft.sources[0]).toMatchObject({ fileName: "Preisliste.pdf", pageNumber: 1 });
    expect(draft.answer).toContain("4 % Mengenrabatt");
    expect(draft.answer).toContain("[1] Preisliste.pdf, Seite 1");
    const { name } = await own.db.one<{ name: string }>(sql`select name from companies where id = ${own.id}`);
    expect(draft.answer).toContain(`\n\nMit freundlichen Grüßen\n${name}\n\n`);
    expect(draft.answer).toMatch(/Ihre Rückmeldung:\n\S+\/feedback-21chatgpt\?c=\S+&via=mail/);
    const saved = await api().emailAnswers.change({ id, answer: `${draft.answer}\n\nHanna Petersen` });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        api()
          .emailAnswers.approve({ id, answer: saved.answer })
          .catch(() => undefined),
      ),
    );
    await until(async () => (await answers("sent"))[0]?.state === "sent");
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]!.to).toEqual([jule]);
    const { raw } = smtp.mails[0]!;
    expect(raw).toMatch(new RegExp(`^From: "?${name}"? <${user}>\r?$`, "m"));
    expect(raw).toMatch(/^Subject: Re: Rabatt\r?$/m);
    expect(raw).toMatch(/^In-Reply-To: <frage@cafe.example>\r?$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    await until(async () => (await api().emails.list({ folder: "sent" })).total === 1);
  });

  it("is answered without the link to the feedback form where the company has turned that off", async () => {
    await setUp();
    await api().feedback.changeForm({ asksAddress: true, inMails: false });
    await work();
    await deliver({ id: "<ohne@cafe.example>" });
    const { id } = await proposed();
    const { answer } = await api().emailAnswers.read({ id });
    expect(answer).toContain("4 % Mengenrabatt");
    expect(answer).not.toContain("feedback-21chatgpt");
    expect(answer).not.toContain("Ihre Rückmeldung:");
    await api().feedback.changeForm({ asksAddress: true, inMails: true });
  });

  it("is answered by itself above the threshold, and waits below it", async () => {
    await setUp("automatic");
    await work();
    await deliver();
    await until(() => smtp.mails.length === 1);
    await until(async () => (await answers("sent"))[0]?.automatic);
    await own.db.run(sql`update email_settings set support_threshold = 100`);
    await deliver({ text: "Welchen Rabatt gibt es?" });
    await until(async () => (await answers()).length + (await answers("sent")).length === 2);
    expect(smtp.mails.length).toBeLessThanOrEqual(2);
  });

  it("that the documents do not answer gets a polite draft, and the division's recipients are notified", async () => {
    await setUp();
    await work();
    await deliver({ subject: "Hund", text: "Darf mein Hund mit in die Kantine?" });
    const { id, declined } = await proposed();
    expect(declined).toBe(true);
    expect((await api().emailAnswers.read({ id })).answer).toContain("keine Antwort auf Ihre Frage gefunden");
    expect(await own.db.many(sql`select kind from email_notices where subject_id = ${id}`)).toEqual([
      { kind: "unanswered" },
    ]);
  });

  it("is refused for good, and other companies see nothing of it", async () => {
    await setUp();
    await work();
    await deliver();
    const { id, version } = await proposed();
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    expect((await stranger.emailAnswers.list({})).total).toBe(0);
    for (const tried of [
      () => stranger.emailAnswers.read({ id }),
      () => stranger.emailAnswers.approve({ id, answer: "Hallo" }),
      () => stranger.emailAnswers.change({ id, answer: "Hallo" }),
      () => stranger.emailAnswers.refuse({ id }),
    ])
      expect(await codeOf(tried())).toBe("not_found");
    expect(await codeOf(asking(own.db, own.employee).emailAnswers.list({}))).toBe("forbidden");
    expect((await api().emailAnswers.refuse({ id })).state).toBe("refused");
    expect(await codeOf(api().emailAnswers.approve({ id, answer: "doch" }))).toBe("answer_decided");
    expect(version).toBeGreaterThan(0);
    expect(smtp.mails).toEqual([]);
  });

  it("from before the setting, or for a division that answers none, is left alone", async () => {
    await setUp("off");
    await deliver();
    await until(async () => (await api().emails.list({})).total === 1);
    await own.db.run(
      sql`update email_settings set answering = 'draft', created_at = now() + interval '1 hour'`,
    );
    await deliver();
    await until(async () => (await api().emails.list({})).total === 2);
    expect(await own.db.many(sql`select id from email_answers where company_id = ${own.id}`)).toEqual([]);
  });

  it("to a division that an ended plan locks gets no answer, and says why", async () => {
    const settings = { ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", EMAIL_SETTINGS_LIMIT: "9", SMTP_LIMIT: "9" };
    own.settings({ ...settings, APP_MODE: "lotse", DIVISION_LIMIT: "1" });
    await makeDivision(own.db, own.id, { name: "Personal" });
    await setUp("automatic");
    await work();
    await deliver();
    expect(await skipped(1)).toMatchObject([{ reason: "locked" }]);
    expect(smtp.mails).toEqual([]);
  });

  it.each(["draft", "off"] as const)(
    "is not sent by itself if the division chooses %s while it is written",
    async change => {
      await setUp("automatic");
      await deliver();
      const { id } = await until(() =>
        own.db.maybe<{ id: string }>(sql`select id from email_answers where company_id = ${own.id}`),
      );
      let changed: Promise<unknown> | undefined;
      const changes = beforeCommit(own.db, () => {
        changed ??= own.db.run(
          sql`update email_settings set answering = ${change} where company_id = ${own.id}`,
        );
        return changed;
      });
      const database = { ...own.db, transaction: changes.transaction };
      await answerEmail(database, id, { compose: mailReply, signal: new AbortController().signal });
      const expected = change === "draft" ? { state: "proposed" } : { state: "skipped", reason: "off" };
      expect(await answers(change === "draft" ? "open" : "skipped")).toMatchObject([{ id, ...expected }]);
      expect(
        await own.db.many(sql`select id from emails where company_id = ${own.id} and state = 'waiting'`),
      ).toEqual([]);
    },
  );

  it("is answered once though it is fetched again and its job runs five times at once", async () => {
    await setUp("automatic");
    await deliver();
    const { id } = await until(() =>
      own.db.maybe<{ id: string }>(sql`select id from email_answers where company_id = ${own.id}`),
    );
    const run = () => answerEmail(own.db, id, { compose: mailReply, signal: new AbortController().signal });
    await Promise.all(Array.from({ length: 5 }, run));
    await stop();
    await own.db.run(sql`update mail_folders set uid_validity = uid_validity - 1`);
    stop = await superviseMailboxes(own.db, { intervals });
    await run();
    await work();
    await until(async () => (await answers("sent"))[0]?.state === "sent");
    await until(
      async () =>
        !(await own.db.maybe(sql`select 1 as open from emails where company_id = ${own.id} and stale`)),
    );
    expect(smtp.mails).toHaveLength(1);
    expect(await own.db.many(sql`select id from email_answers where company_id = ${own.id}`)).toHaveLength(1);
  });

  it("is not answered a sixth time within an hour", async () => {
    await setUp();
    await work();
    for (let at = 0; at < 7; at++) await deliver({ text: `${question} ${at}` });
    const rows = await skipped(2);
    expect(rows!.map(({ reason }) => reason)).toEqual(["too_many", "too_many"]);
    expect((await answers()).filter(({ state }) => state === "proposed")).toHaveLength(5);
  });

  it("beyond its sender's limit or the plan's questions asks no provider", async () => {
    const fake = await fakeProvider();
    await api().provider.change({
      kind: "openai-compatible",
      baseUrl: fake.url,
      model: "instant",
      key: "sk-geheim",
    });
    await setUp();
    await work();
    for (let at = 0; at < 6; at++) await deliver({ text: `${question} ${at}` });
    await skipped(1);
    await until(async () => (await answers()).length === 5);
    const asked = fake.requests.length;
    expect(asked).toBeGreaterThan(0);
    await own.db.run(sql`update email_answers set created_at = now() - interval '2 days'`);
    await own.db.run(sql`
      insert into question_counts (company_id, month, questions)
      select id, to_char(now() at time zone time_zone, 'YYYY-MM'), 20 from companies where id = ${own.id}
      on conflict (company_id, month) do update set questions = 20`);
    await deliver();
    await until(async () => (await answers("skipped")).some(({ reason }) => reason === "question_limit"));
    expect(fake.requests).toHaveLength(asked);
    await api().provider.change({ kind: "builtin" });
    await own.db.run(sql`delete from question_counts`);
    await fake.close();
  });

  it("of a hundred and twenty hostile mails runs nothing, fetches nothing, writes to no stranger, loops not and leaks nothing", async () => {
    const fetched: string[] = [];
    const counter = createServer((request, response) => {
      fetched.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>(resolve => counter.listen(0, "127.0.0.1", resolve));
    const letters = hostileLetters(`http://127.0.0.1:${(counter.address() as AddressInfo).port}`, user);
    expect(letters.length).toBeGreaterThanOrEqual(120);
    await givePlan(own.db, own.id);
    await setUp("automatic");
    const secret = await makeDivision(own.db, own.id, { name: "Geheim" });
    await makeFile(own.db, secret, ["Das Gehalt der Chefin beträgt 12345 Euro im Monat."], {
      name: "Gehalt.pdf",
    });
    await work();
    for (const [at, { headers, from, subject, more, text }] of letters.entries())
      await dovecot.deliver(
        user,
        `${headers}From: ${from}\r\nTo: ${user}\r\nSubject: ${subject}\r\nMessage-ID: <hostile${at}.${own.id}@cafe.example>\r\n${more}\r\n${text}\r\n`,
      );
    type Outcome = { messageId: string; state: string; reason: string | null; html: string | null };
    const outcomes = await until(async () => {
      const rows = await own.db.many<Outcome>(sql`
        select a.message_id as "messageId", a.state, a.reason, e.safe_html as html
        from email_answers a join emails e on e.id = a.email_id
        where a.company_id = ${own.id} and a.state <> 'waiting'`);
      const sending = await own.db.maybe(
        sql`select 1 as there from emails where company_id = ${own.id} and state = 'waiting' limit 1`,
      );
      return rows.length >= letters.length && !sending && rows;
    });
    const byId = new Map(outcomes.map(one => [one.messageId, one]));
    const wrong = letters.flatMap(({ name, reason }, at) => {
      const found = byId.get(`<hostile${at}.${own.id}@cafe.example>`);
      return (found?.reason ?? "") === (reason ?? "") ? [] : [[name, reason, found?.reason]];
    });
    const senders = new Set(letters.map(({ sender }) => sender));
    const heads = smtp.mails.map(({ raw }) => raw.slice(0, raw.search(/\r?\n\r?\n/)));
    const repliedTo = heads.map(head => /^In-Reply-To: (.*?)\r?$/m.exec(head)?.[1]);
    const isDangerous = (shown: string | null) =>
      /<(?:script|style|svg|math|iframe|object|embed|form|meta|base|link|video|audio|template)|\son\w+\s*=|javascript:|\ssrc=|srcset|url\(/i.test(
        shown ?? "",
      );
    expect({
      wrong,
      scripts: outcomes.filter(({ html }) => isDangerous(html)).length,
      fetches: fetched.length,
      strangers: smtp.mails.filter(({ to }) => to.length !== 1 || !senders.has(to[0]!)).length,
      headers: heads.filter(head => /^(bcc|cc):/im.test(head) || head.match(/^subject:/gim)?.length !== 1)
        .length,
      loops: repliedTo.length - new Set(repliedTo).size,
      leaks: smtp.mails.filter(({ raw }) => /12345|Gehalt\.pdf, Seite/.test(raw)).length,
    }).toEqual({ wrong: [], scripts: 0, fetches: 0, strangers: 0, headers: 0, loops: 0, leaks: 0 });
    expect(smtp.mails.length).toBeGreaterThan(0);
    counter.close();
  });
});
