import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { connect, type Database } from "~/db/connection";
import { type Embedded, startEmbedded } from "~/db/embedded";
import { newId } from "~/db/id";
import { migrate } from "~/db/migrate";
import { readPostmaster } from "~/db/supervisor/postmaster";
import { setSecret } from "~/domain/core/secret/process-key";
import { listOrphans } from "~/domain/knowledge/file/list-orphans";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { storage } from "~/integrations/storage/storage";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { proseDocx } from "../factories/documents";
import { letterTo, mailboxFields, withFiles } from "../factories/dovecot-mailbox";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

/** `npm run attack -- kills` takes more; each round kills one of the three at a random moment. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const victims = ["worker", "imap", "postgres"] as const;
const mailsARound = 2;
/** Every second question has so many documents, which become files of the division. */
const filesAMail = 2;
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let folder: string;
let embedded: Embedded;
let db: Database;
let dovecot: Dovecot;
let files: ReturnType<typeof settingsOf>;
const secret = randomBytes(32);

beforeAll(async () => {
  if (!hasDovecot) return;
  folder = await mkdtemp(join(tmpdir(), "lotse-kills-"));
  // Durable: what was confirmed must outlive the kill.
  embedded = await startEmbedded({ dataDir: folder });
  db = connect(embedded.config, 5);
  await migrate(db);
  dovecot = await startDovecot();
  files = settingsOf({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9", EMAIL_SETTINGS_LIMIT: "9" });
  setSecret(secret);
});
afterAll(async () => {
  if (!hasDovecot) return;
  files?.remove();
  await dovecot?.stop();
  await db?.close();
  await embedded?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Again until PostgreSQL is back: what a person's browser would do, under one id. */
const surely = <T>(work: () => Promise<T>): Promise<T> =>
  until(async () => {
    try {
      return { value: await work() };
    } catch (error) {
      if (/violates|not_found|form_invalid/.test(String(error))) throw error;
      return undefined;
    }
  }).then(({ value }) => value);

async function startWorker(): Promise<ChildProcess> {
  while (true) {
    const argument = JSON.stringify({
      address: embedded.config,
      env: files.env,
      secret: secret.toString("base64"),
    });
    const child = fork("tests/fakes/mailbox-worker.ts", [argument], {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", process.env.KILL_LOG ? "inherit" : "ignore", "ipc"],
    });
    // One that starts while PostgreSQL is gone ends, as in production, where it is started again.
    const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (said === "at work") return child;
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** What the dead held ends, as it would after half a minute to three minutes. */
const leasesEnd = () =>
  surely(() =>
    db.transaction(async tx => {
      await tx.run(sql`update mailbox_syncs set leased_until = now() - interval '1 second'`);
      await tx.run(sql`delete from mailbox_workers`);
      await tx.run(sql`update processes set heartbeat_at = now() - interval '1 hour'`);
      await tx.run(sql`update emails set sending_until = null where sending_until is not null`);
      await tx.run(sql`
        update graphile_worker._private_jobs set locked_at = locked_at - interval '5 hours' where locked_at is not null`);
    }),
  );

/**
 * Waits between tries end; what is being done continues, and so does the wait for the time that a mail is planned for. Tries that
 * would be spread over hours do not count: a server that needs ten seconds to come back would use up all of them.
 */
const waitsEnd = () =>
  db.transaction(async tx => {
    await tx.run(sql`update mailbox_syncs set next_try_at = null where next_try_at is not null`);
    await tx.run(sql`
      update graphile_worker._private_jobs j set run_at = now(), attempts = least(attempts, 1)
      where locked_at is null and run_at > now() and attempts < max_attempts and not exists (
        select from emails e where j.key = 'email:' || e.id and e.state = 'waiting' and e.send_at > now()
          and e.subject like 'Später %')`);
  });

async function killPostgres(): Promise<void> {
  const running = await readPostmaster(join(folder, "postgres"));
  if (running) process.kill(running.pid, "SIGKILL");
  await surely(() => db.one(sql`select 1 as there`));
}

async function killImap(): Promise<void> {
  await dovecot.kill();
  await wait(Math.random() * 300);
  await dovecot.start();
}

/** A company with a plan, for more than twenty questions, and one mailbox whose division answers by itself, with a server for sending. */
async function makeMailbox() {
  const smtp: FakeSmtp = await fakeSmtp();
  const company = await makeCompany(db, { plan: true });
  const user = `${company.id}@kontor.example`;
  const api = asking(db, company.manager);
  const divisionId = await makeDivision(db, company.id, { name: "Vertrieb" });
  await makeFile(db, divisionId, [
    "Preisliste Großhandel. Ab 500 kg Röstkaffee je Bestellung gibt es 4 % Mengenrabatt auf den Listenpreis.",
  ]);
  const mailbox = mailboxFields(user, dovecot.port, {
    allowedEmails: ["@cafe.example"],
    authServer: "mx.kontor.example",
    smtpPort: Number(new URL(smtp.url).port),
  });
  const { id: settingId } = await api.smtpSettings.add(mailbox);
  await api.emailSettings.add({
    divisionId,
    smtpSettingId: settingId,
    toEmails: ["chefin@kontor.example"],
    tells: [],
    answering: "automatic",
    supportThreshold: 50,
    takesAttachments: true,
  });
  await db.run(sql`update email_settings set created_at = now() - interval '1 hour'`);
  const box = {
    company,
    user,
    api,
    smtp,
    settingId,
    asked: 0,
    attached: 0,
    written: 0,
    early: 0,
    planned: new Map<string, number>(),
  };
  smtp.taken = async ({ raw }) => {
    const at = box.planned.get(/^To: (.*?)\r?$/im.exec(raw)?.[1] ?? "");
    if (at && Date.now() < at) box.early += 1;
  };
  return box;
}
type Mailbox = Awaited<ReturnType<typeof makeMailbox>>;

/** Sends a question by mail; every second one has attachments with unique contents. */
async function ask(box: Mailbox): Promise<void> {
  const { user } = box;
  const at = box.asked++;
  const question = "Wie viel Mengenrabatt gibt es ab 500 kg Röstkaffee?";
  const names = at % 2 === 0 ? Array.from({ length: filesAMail }, (_, nr) => `Preise ${at}-${nr}.docx`) : [];
  box.attached += names.length;
  const files = await Promise.all(
    names.map(async name => ({ name, type: wordType, bytes: await proseDocx([`${name} für ${user}`]) })),
  );
  await dovecot.deliver(
    user,
    letterTo(user, {
      subject: `Frage ${at}`,
      from: `<gast${at}@cafe.example>`,
      id: `<frage${at}@cafe.example>`,
      before:
        "Authentication-Results: mx.kontor.example; dmarc=pass header.from=cafe.example\r\nReceived: from a by mx.kontor.example; Sat, 21 Nov 2026 10:00:00 +0000\r\n",
      ...(files.length > 0 ? withFiles(question, files) : { text: question }),
    }),
  );
}

const waitingOf = ({ company }: Mailbox) =>
  surely(() =>
    db.one<{ waiting: number }>(sql`
      select count(*) as waiting from email_uploads where company_id = ${company.id} and state = 'waiting'`),
  );

/** Waits until documents of a question are being taken, but not forever: they may all have been. */
async function whileTaking(box: Mailbox): Promise<boolean> {
  const patience = Date.now() + 5_000;
  while (Date.now() < patience) {
    if ((await waitingOf(box)).waiting > 0) return true;
    await wait(5);
  }
  return false;
}

/** Writes a mail and sends it: the next moment, or later where it is planned. */
async function write(
  { api, settingId, planned }: Mailbox,
  at: number,
  { later = false } = {},
): Promise<void> {
  const id = newId();
  const recipient = `kundin${at}@cafe.example`;
  const fields = { smtpSettingId: settingId, recipients: [recipient] };
  await surely(() =>
    api.emailDrafts.save({
      id,
      ...fields,
      copies: [],
      blindCopies: [],
      subject: `${later ? "Später" : "Angebot"} ${at}`,
      body: "Anbei unser Angebot.",
    }),
  );
  const spread = 12_000 + Math.random() * Math.min(18_000, rounds * 500);
  await surely(() => {
    const time = Date.now() + spread;
    // The earliest: the answer to a first try may have been lost.
    if (later && !planned.has(recipient)) planned.set(recipient, time);
    return api.emailDrafts.send({ id, ...(later && { at: new Date(time) }) }).catch(error => {
      if (error.code !== "email_not_draft") throw error;
    });
  });
}

type State = Record<
  "stored" | "answers" | "replies" | "sent" | "open" | "taken" | "uploads" | "files",
  number
>;
const stateOf = ({ company }: Mailbox) =>
  db.one<State>(sql`
    select (select count(*) from emails where company_id = ${company.id} and folder = 'inbox') as stored,
      (select count(*) from email_answers where company_id = ${company.id}) as answers,
      (select count(*) from email_answers a join emails e on e.company_id = a.company_id
        and e.message_id = a.reply_message_id where a.company_id = ${company.id}) as replies,
      (select count(*) from emails where company_id = ${company.id} and state = 'sent') as sent,
      (select count(*) from emails where company_id = ${company.id} and state in ('waiting', 'failed')) as open,
      (select count(*) from email_uploads where company_id = ${company.id}) as uploads,
      (select count(*) from email_uploads where company_id = ${company.id} and state = 'added') as taken,
      (select count(*) from files where company_id = ${company.id} and mailed_by is not null) as files`);

/** Mailed files whose bytes are missing, and bytes that belong to no file once those of interrupted uploads are swept. */
async function looseBytes(): Promise<{ missing: number; orphans: number }> {
  const rows = await db.many<{ key: string }>(
    sql`select storage_key as key from files where mailed_by is not null`,
  );
  const kept = await storage().kept(rows.map(({ key }) => key));
  const now = clock.now;
  clock.now = () => new Date(Date.now() + 3 * 3_600_000);
  await sweepUploads(db).finally(() => {
    clock.now = now;
  });
  return { missing: rows.length - kept.size, orphans: (await listOrphans(db, storage())).length };
}

const unfinishedJobs = () =>
  db.many<{ task: string; attempts: number; error: string | null }>(sql`
    select task_identifier as task, attempts, last_error as error from graphile_worker.jobs
    where attempts > 0 order by run_at limit 20`);

type Counts = Record<(typeof victims)[number], number>;

describe.skipIf(!hasDovecot)("a worker, an IMAP server and PostgreSQL that are killed at any point", () => {
  it("lose no mail and no document, store none twice, and answer and send each once", async () => {
    // The first puts what it took into Sent by itself, as large providers do; the second leaves that to us.
    const boxes = [await makeMailbox(), await makeMailbox()];
    const [filing] = boxes;
    const note = filing!.smtp.taken;
    filing!.smtp.taken = async mail => {
      await note?.(mail);
      await dovecot.deliver(filing!.user, mail.raw, "Sent");
    };
    const ticking = setInterval(() => void waitsEnd().catch(() => undefined), 1_000);
    let worker = await startWorker();
    const killed: Counts = { worker: 0, imap: 0, postgres: 0 };
    const killedWhileTaking: Counts = { worker: 0, imap: 0, postgres: 0 };
    for (let round = 0; round < rounds; round++) {
      const box = boxes[Math.floor(round / victims.length) % boxes.length]!;
      for (let mail = 0; mail < mailsARound; mail++) await ask(box);
      await write(box, box.written++);
      if (round % 2 === 0) await write(box, box.written++, { later: true });
      const victim = victims[round % victims.length]!;
      killed[victim] += 1;
      // At any moment, and two times of three while documents are being taken.
      if (Math.random() < 2 / 3) {
        if (await whileTaking(box)) await wait(Math.random() * 100);
        if ((await waitingOf(box)).waiting > 0) killedWhileTaking[victim] += 1;
      } else await wait(Math.random() * 1500);
      if (victim === "imap") await killImap();
      else if (victim === "postgres") await killPostgres();
      else {
        await kill(worker);
        await leasesEnd();
        worker = await startWorker();
      }
    }
    for (const box of boxes)
      await until(async () => {
        const { stored, sent, open, taken } = await surely(() => stateOf(box));
        const allSent = sent >= box.asked + box.written && open === 0;
        return stored >= box.asked && allSent && taken >= box.attached;
      }).catch(async error => {
        console.error(
          "mailbox kills, not done:",
          { asked: box.asked, written: box.written, ...(await stateOf(box)) },
          await unfinishedJobs(),
        );
        throw error;
      });
    clearInterval(ticking);
    await kill(worker);
    const results = await Promise.all(
      boxes.map(async box => {
        const ids = box.smtp.mails.map(({ raw }) => /^Message-ID: (.*?)\r?$/im.exec(raw)?.[1]);
        const distinct = new Set(ids).size;
        const { asked, attached, written, early, planned } = box;
        const handedOver = { distinct, handedOverTwice: ids.length - distinct, early };
        return { asked, attached, written, planned: planned.size, ...(await stateOf(box)), ...handedOver };
      }),
    );
    const loose = await looseBytes();
    console.log(`mailbox kills: ${JSON.stringify({ rounds, killed, killedWhileTaking, results, loose })}`);
    expect(loose).toEqual({ missing: 0, orphans: 0 });
    for (const { asked, attached, written, handedOverTwice: _, planned: __, open: ___, ...result } of results)
      expect(result).toEqual({
        uploads: attached,
        taken: attached,
        files: attached,
        early: 0,
        stored: asked,
        answers: asked,
        replies: asked,
        sent: asked + written,
        distinct: asked + written,
      });
    expect(results[0]?.handedOverTwice).toBe(0);
    await Promise.all(boxes.map(({ smtp }) => smtp.close()));
  });
});
