// A mailbox of 20,000 mails at a real IMAP server (Dovecot, filled on disk): how long a new mailbox takes to its first
// page and to its last mail, what memory the worker needs, and how long a page of a search takes, for words that most
// mails have, few or none, and for parts of words. CPU times count besides what the clock says: they do not depend on
// what else the machine does. MAILS sets another number of mails.
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { listEmails } from "~/domain/mailbox/email/list-emails";
import { makeCompany } from "../factories/company";
import { hasDovecot } from "../fakes/dovecot";
import { say, skip } from "./product/figure";
import { type MailProduct, withMailProduct } from "./product/mail-product";
import { memoryOf, postgresOf, processorTime } from "./product/processes";
import { quantile } from "./retrieval/figures";

const count = Number(process.env.MAILS ?? 20_000);
const words = [
  ...["Lieferung", "Rechnung", "Bestellung", "Mengenrabatt", "Häuser", "Kühlware", "Palette", "Termin"],
  ...["Angebot", "Vertrag", "Schulung", "Protokoll", "Röstkaffee", "Kiste", "Pfand", "Inventur"],
];
/** What is searched for, by how many mails have it. */
const searches = {
  "in most mails": ["Grüße", "Petersen"],
  "in an eighth": words.slice(0, 6),
  "in one of a hundred": ["Vorgang7", "Vorgang42", "Vorgang99"],
  "two words": ["Lieferung Termin", "Häuser Petersen"],
  "parts of words": ["rabatt", "kaffee", "stellung"],
  "in none": ["Quittungsblock", "Zeppelin"],
};
const query = { folder: "inbox", threads: "true", page: 1, size: 25 } as const;
const rounds = 20;

/** The same mails in each run. */
function* letters(user: string): Generator<string> {
  const now = Date.now();
  for (let at = 0; at < count; at++) {
    const told = Array.from(
      { length: 40 },
      (_, index) => words[(at * 7 + index * index * 3 + (at >> 3)) % 16],
    );
    const text = `Guten Tag Frau Petersen,\r\n\r\nVorgang${at % 100}: ${told.slice(0, 2).join(" und ")}.\r\nUnsere Nummer ist K${at}.\r\n\r\nViele Grüße\r\n`;
    const date = new Date(now - (count - at) * 60_000).toUTCString();
    yield `From: Jule ${at % 300} <jule${at % 300}@cafe.example>\r\nTo: ${user}\r\nSubject: ${told[2]} ${at}\r\nMessage-ID: <bench${at}@cafe.example>\r\nDate: ${date}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`;
  }
}

if (!hasDovecot) skip("Dovecot is not installed");
else await withMailProduct(measure);

/** A worker of the build beside the database. */
async function measure({ dataDir, db, dovecot, startWorker, addMailbox }: MailProduct): Promise<void> {
  const company = await makeCompany(db, { plan: true });
  const user = `${company.id}@kontor.example`;
  await dovecot.deliverMany(user, letters(user));
  const worker = await startWorker();
  let most = 0;
  try {
    say("memory of the worker before", memoryOf([worker.pid]).rss, "MB RSS");
    const start = performance.now();
    await addMailbox(company.manager, user);
    const stored = async (wanted: number) => {
      while (true) {
        const { there } = await db.one<{ there: number }>(sql`
          select count(*) as there from (select from emails where company_id = ${company.id} limit ${wanted}) e`);
        most = Math.max(most, memoryOf([worker.pid]).rss);
        if (there >= wanted) return (performance.now() - start) / 1000;
        await wait(wanted > 25 ? 500 : 25);
      }
    };
    say("first page of a new mailbox", await stored(25), "s", { atMost: 3 });
    say(`${count} mails stored`, await stored(count), "s");
    say("most memory of the worker", most, "MB RSS", { atMost: 200 });
    say("CPU of the worker a mail, with parsing", processorTime(worker.pid) / count, "ms");
  } finally {
    await worker.stop();
  }
  await db.run(sql`vacuum analyze emails`);
  const postgres = await postgresOf(dataDir);
  const all: number[] = [];
  for (const [kind, asked] of Object.entries(searches)) {
    const times: number[] = [];
    const before =
      processorTime(postgres) + process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
    for (let round = 0; round < rounds; round++)
      for (const search of asked) {
        const began = performance.now();
        await listEmails(db, company.manager, { ...query, search });
        times.push(performance.now() - began);
      }
    const cpu =
      processorTime(postgres) + process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000 - before;
    say(`search, ${kind}: p95`, quantile(times, 0.95), "ms");
    say(`search, ${kind}: CPU`, cpu / times.length, "ms");
    all.push(...times);
  }
  say("search: p95 of all", quantile(all, 0.95), "ms", { atMost: 100 });
}
