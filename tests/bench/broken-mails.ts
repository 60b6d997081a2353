// The hundred broken mails of the tests (charsets, structures, endless lines, 50 MB, 10,000 recipients) in a mailbox at a
// real IMAP server (Dovecot), and a good one before and after them: how many are shown, how many are noted as unreadable,
// and how much memory the worker of the build and the process that parses for it need above that for an ordinary mail.
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { makeCompany } from "../factories/company";
import { brokenMails } from "../fakes/broken-mails";
import { hasDovecot } from "../fakes/dovecot";
import { say, skip } from "./product/figure";
import { type MailProduct, withMailProduct } from "./product/mail-product";
import { memoryOf, treeOf } from "./product/processes";

const patienceMs = 10 * 60_000;

if (!hasDovecot) skip("Dovecot is not installed");
else await withMailProduct(measure);

async function measure({ db, dovecot, startWorker, addMailbox }: MailProduct): Promise<void> {
  const company = await makeCompany(db, { plan: true });
  const user = `${company.id}@kontor.example`;
  const good = (subject: string) =>
    dovecot.deliver(
      user,
      `From: Jule <jule@cafe.example>\r\nTo: ${user}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}.${user}>\r\n\r\nGuten Tag\r\n`,
    );
  await good("davor");
  const worker = await startWorker();
  let most = 0;
  const memory = () => {
    const now = memoryOf(treeOf(worker.pid)).rss;
    most = Math.max(most, now);
    return now;
  };
  const until = async (holds: () => Promise<boolean>) => {
    const end = performance.now() + patienceMs;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error("Not all mails were stored");
      memory();
      await wait(50);
    }
  };
  const states = () =>
    db.many<{ state: string; subject: string }>(
      sql`select state, subject from emails where company_id = ${company.id}`,
    );
  const has = async (subject: string) => (await states()).some(mail => mail.subject === subject);
  try {
    await addMailbox(company.manager, user);
    await until(() => has("davor"));
    const before = memory();
    most = before;
    say("memory of the worker and its parser after an ordinary mail", before, "MB RSS");
    const mails = brokenMails();
    for (const { source } of mails) await dovecot.deliver(user, source);
    await until(async () => (await states()).length >= mails.length + 1);
    await good("danach");
    await until(() => has("danach"));
    const stored = (await states()).filter(({ subject }) => !["davor", "danach"].includes(subject));
    const unreadable = stored.filter(({ state }) => state === "unreadable").length;
    say("broken mails that are shown", stored.length - unreadable, "mails");
    say("broken mails that are noted as unreadable", unreadable, "mails");
    say("memory of the worker and its parser with them: growth", most - before, "MB RSS", { atMost: 100 });
  } finally {
    await worker.stop();
  }
}
