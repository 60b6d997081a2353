// A thousand mailboxes at a real IMAP server (Dovecot, over TLS), looked after by one worker of the build: how long until
// each has been looked at after the worker's start, how long a new mail waits when each gets one within a minute, and what
// memory and CPU the worker needs. BOXES sets another number, MAILBOX_CONNECTIONS how many connections stay open.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { makeCompany } from "../factories/company";
import { hasDovecot } from "../fakes/dovecot";
import { say, skip } from "./product/figure";
import { crowded, type MailProduct, withMailProduct } from "./product/mail-product";
import { memoryOf, processorTime, treeOf } from "./product/processes";
import { quantile } from "./retrieval/figures";

const boxes = Number(process.env.BOXES ?? 1000);
const connections = process.env.MAILBOX_CONNECTIONS;
const boxesOfCompany = 20;
const mailsBefore = 3;
const minuteMs = 60_000;

if (!hasDovecot) skip("Dovecot is not installed");
else if (process.platform !== "linux") skip("memory of processes is read from /proc, which only Linux has");
else
  await withMailProduct(measure, {
    dovecotSettings: crowded(boxes),
    env: connections ? { MAILBOX_CONNECTIONS: connections } : {},
  });

function letter(user: string, name: string): string {
  return `From: Jule <jule@cafe.example>\r\nTo: ${user}\r\nSubject: ${name}\r\nMessage-ID: <${name}.${user}>\r\nDate: ${new Date().toUTCString()}\r\n\r\nGuten Tag, wann kommt die Lieferung?\r\n`;
}

async function measure({ db, dovecot, startWorker, addMailbox }: MailProduct): Promise<void> {
  const users: string[] = [];
  for (let at = 0; at < boxes / boxesOfCompany; at++) {
    const { id, manager } = await makeCompany(db, { plan: true });
    for (let box = 0; box < boxesOfCompany; box++) {
      const user = `box${box}.${id}@kontor.example`;
      await dovecot.deliverMany(
        user,
        Array.from({ length: mailsBefore }, (_, mail) => letter(user, `alt${mail}`)),
      );
      await addMailbox(manager, user);
      users.push(user);
    }
  }
  for (const start of ["first", "second"] as const) {
    const began = performance.now();
    const { now } = await db.one<{ now: Date }>(sql`select now()`);
    const worker = await startWorker();
    try {
      const most = { own: 0, tree: 0 };
      const look = () => {
        most.own = Math.max(most.own, memoryOf([worker.pid]).rss);
        most.tree = Math.max(most.tree, memoryOf(parsers(worker.pid)).pss);
      };
      while (true) {
        const { looked } = await db.one<{ looked: number }>(sql`
          select count(*) as looked from mailbox_syncs m join smtp_settings s on s.id = m.smtp_setting_id
          where s.email like 'box%' and m.looked_at > ${now}`);
        look();
        if (looked === users.length) break;
        await wait(250);
      }
      say(`${start} start: until all have been looked at`, (performance.now() - began) / 1000, "s");
      if (start === "second") await underMail(worker.pid, look);
      say(`${start} start: most memory of the worker`, most.own, "MB RSS", { atMost: 400 });
      say(`${start} start: most with the process that parses mails`, most.tree, "MB PSS");
    } finally {
      await worker.stop();
    }
  }

  async function underMail(pid: number, look: () => void): Promise<void> {
    // Each mailbox has been visited since.
    await wait(minuteMs);
    const resting = processorTime(pid);
    await wait(minuteMs);
    say("CPU of the worker without news", (processorTime(pid) - resting) / minuteMs, "cores");
    const busy = processorTime(pid);
    const sent = new Map<string, number>();
    await Promise.all(
      users.map(async (user, at) => {
        await wait((minuteMs * at) / users.length);
        await dovecot.deliver(user, letter(user, "neu"));
        sent.set(user, Date.now());
      }),
    );
    let there: { email: string; arrivedAt: Date }[] = [];
    while (there.length < users.length) {
      await wait(250);
      look();
      there = await db.many<{ email: string; arrivedAt: Date }>(sql`
        select s.email, e.arrived_at as "arrivedAt" from emails e join smtp_settings s on s.id = e.smtp_setting_id
        where e.subject = 'neu'`);
    }
    say("CPU of the worker while each gets a mail", (processorTime(pid) - busy) / minuteMs, "cores");
    const waits = there.map(({ email, arrivedAt }) => (arrivedAt.getTime() - sent.get(email)!) / 1000);
    say("a new mail waits, median", quantile(waits, 0.5), "s");
    say("a new mail waits, p95", quantile(waits, 0.95), "s");
    say("a new mail waits, longest", Math.max(...waits), "s", { atMost: 60 });
  }
}

/** The worker and the processes of its program: PostgreSQL, should the worker have started it, is not among them. */
function parsers(pid: number): number[] {
  return treeOf(pid).filter(each => readFileSync(`/proc/${each}/comm`, "utf8").startsWith("node"));
}
