// Many files at once (FILES, 1,000 without it) of 20 pages each into a division, four at a time as a browser sends them: pages
// a second until all are ready, beside the PDF library alone on as many cores; the slowest pages and answers of a user of
// another company, before and meanwhile; the product's memory; and the pages that show all these files.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "~/db/id";
import { handbookPdf } from "../factories/documents";
import { readByLibrary } from "./pdf/child";
import { ask } from "./product/ask";
import { askQuestion } from "./product/ask-question";
import { median, say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { memoryOf, treeOf } from "./product/processes";
import { withProduct } from "./product/product";

const files = Number(process.env.FILES ?? 1_000);
const pages = 20;
const batchSize = 4;
const libraryPages = 300;
const question = "Bis zu welcher Windstärke ist die KB 24 zugelassen?";
/** A person may ask 20 questions a minute. */
const askEveryMs = 3_500;
/** Turns off the monthly limit of questions and the limit of divisions. */
const unlimited = { APP_MODE: "normal", DIVISION_LIMIT: "99" };
const at95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

const folder = mkdtempSync(join(tmpdir(), "lotse-bench-ingest-"));
const alone = await libraryAlone().finally(() => rmSync(folder, { recursive: true, force: true }));
say(`the PDF library alone, ${cpus().length} at once`, alone, "pages a second");

// Made beforehand: making one takes as long as reading it.
const bodies: Buffer[] = [];
for (let at = 0; at < files; at++)
  bodies.push(await handbookPdf(pages, { info: { Title: `Akte ${at} ${newId()}` } }));

await withProduct(async ({ origin, pid }) => {
  const manager = await signIn(origin, "manager@kontor.example");
  const other = await signIn(origin, "manager@werft.example");
  await untilRead(manager);
  await untilRead(other);
  const before = await othersTimes(origin, other, async () => false, 250);
  const atRest = memoryOf(treeOf(pid)).pss;
  const { id } = await manager.api.batches.begin({
    newDivision: { name: "Ablage", description: "", notes: "", expiredFiles: "warn" },
  });
  const began = performance.now();
  let ended = false;
  let most = 0;
  const progress: number[] = [];
  const sending = send(origin, manager, id).then(async () => {
    for (;;) {
      most = Math.max(most, memoryOf(treeOf(pid)).pss);
      progress.push(
        await timeOf(() => ask(`${origin}/knowledge/uploads/${id}`, { headers: manager.cookie })),
      );
      const { ready, busy, failed, added } = await manager.api.batches.read({ id });
      if (failed > 0) throw new Error(`${failed} files were not read`);
      if (added === files && ready === files && busy === 0) break;
      await wait(500);
    }
    ended = true;
    return performance.now() - began;
  });
  const [took, meanwhile] = await Promise.all([sending, othersTimes(origin, other, async () => !ended, 0)]);
  const rate = (files * pages) / (took / 1_000);
  say(`${files} files of ${pages} pages`, rate, "pages a second");
  say(`${files} files beside the PDF library alone`, rate / alone, "of it", { atLeast: 0.6 });
  for (const what of ["pages", "answers"] as const) {
    say(`somebody else's ${what} before: p95`, at95(before[what]), "ms");
    say(`somebody else's ${what} meanwhile: p95`, at95(meanwhile[what]), "ms");
    say(
      `somebody else's ${what} meanwhile beside before`,
      at95(meanwhile[what]) / at95(before[what]),
      "times",
      {
        atMost: 2,
      },
    );
  }
  say("memory before", atRest, "MB");
  say("most memory meanwhile, with the processes that read", most, "MB");
  say("memory when all are ready", memoryOf(treeOf(pid)).pss, "MB");
  say("the page of the upload's progress: p95", at95(progress), "ms");
  const administrator = await signIn(origin, "administrator@lotse.example");
  const after = async ({ cookie }: Person, what: string, path: string) => {
    const times: number[] = [];
    for (let at = 0; at < 20; at++) times.push(await timeOf(() => ask(origin + path, { headers: cookie })));
    say(`${what} with these files: p95`, at95(times), "ms");
  };
  await after(manager, "the list of files", "/mistralai/chatDivisions");
  await after(administrator, "the processing table", "/admin/milvus-processing-table");
}, unlimited);

async function libraryAlone(): Promise<number> {
  const path = join(folder, "handbook.pdf");
  writeFileSync(path, await handbookPdf(libraryPages));
  const rates: number[] = [];
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    await Promise.all(cpus().map(() => readByLibrary(path)));
    rates.push((libraryPages * cpus().length) / ((performance.now() - began) / 1_000));
  }
  return median(rates);
}

async function send(origin: string, { bearer }: Person, batch: string): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let at = next++; at < files; at = next++) {
      await ask(`${origin}/api/v1/batches/${batch}/files?name=Akte-${at}.pdf`, {
        method: "POST",
        headers: { ...bearer, "content-type": "application/octet-stream" },
        body: bodies[at]!,
      });
    }
  };
  await Promise.all(Array.from({ length: batchSize }, one));
}

interface Times {
  pages: number[];
  answers: number[];
}

/** Pages, and now and then a question with its whole answer, until told to stop, but at least so many pages. */
async function othersTimes(
  origin: string,
  person: Person,
  goOn: () => Promise<boolean>,
  atLeast: number,
): Promise<Times> {
  const times: Times = { pages: [], answers: [] };
  const divisions = await person.api.divisions.list({ size: 10 });
  const chat = await person.api.chats.start({
    name: "Nebenher",
    visibility: "private",
    divisionIds: divisions.rows.map(({ id }) => id),
  });
  let asked = 0;
  while (times.pages.length < atLeast || (await goOn())) {
    times.pages.push(
      await timeOf(() => ask(`${origin}/mistralai/chatDivisions`, { headers: person.cookie })),
    );
    if (performance.now() - asked >= askEveryMs) {
      asked = performance.now();
      times.answers.push(await timeOf(() => askQuestion(origin, person, chat.id, question)));
    }
    await wait(100);
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
