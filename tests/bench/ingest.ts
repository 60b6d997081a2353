// Many files at once (FILES, 1,000 without it) of 20 pages each into a division, four at a time as a browser sends them: pages
// a second until all are ready, beside the PDF library alone on as many cores; and the slowest pages of somebody else of
// another company, before and meanwhile.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "~/db/id";
import { handbookPdf } from "../factories/documents";
import { readByLibrary } from "./pdf/child";
import { ask } from "./product/ask";
import { median, say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";

const files = Number(process.env.FILES ?? 1_000);
const pages = 20;
const atOnce = 4;
const libraryPages = 300;
const at95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

const folder = mkdtempSync(join(tmpdir(), "lotse-bench-ingest-"));
const alone = await libraryAlone().finally(() => rmSync(folder, { recursive: true, force: true }));
say(`the PDF library alone, ${cpus().length} at once`, alone, "pages a second");

// Made beforehand: making one takes as long as reading it.
const bodies: Buffer[] = [];
for (let at = 0; at < files; at++)
  bodies.push(await handbookPdf(pages, { info: { Title: `Akte ${at} ${newId()}` } }));

await withProduct(async ({ origin }) => {
  const manager = await signIn(origin, "manager@kontor.example");
  const other = await signIn(origin, "manager@werft.example");
  await untilRead(manager);
  const before = await pageTimes(origin, other, async () => false, 100);
  const { id } = await manager.api.batches.begin({
    newDivision: { name: "Ablage", description: "", notes: "", expiredFiles: "warn" },
  });
  const began = performance.now();
  let ended = false;
  const sending = send(origin, manager, id).then(async () => {
    for (;;) {
      const { ready, busy, failed, added } = await manager.api.batches.read({ id });
      if (failed > 0) throw new Error(`${failed} files were not read`);
      if (added === files && ready === files && busy === 0) break;
      await wait(500);
    }
    ended = true;
    return performance.now() - began;
  });
  const meanwhile = await pageTimes(origin, other, async () => !ended, 0);
  const took = await sending;
  const rate = (files * pages) / (took / 1_000);
  say(`${files} files of ${pages} pages`, rate, "pages a second");
  say(`${files} files beside the PDF library alone`, rate / alone, "of it", { atLeast: 0.6 });
  say("somebody else's pages before: p95", at95(before), "ms");
  say("somebody else's pages meanwhile: p95", at95(meanwhile), "ms");
  say("somebody else's pages meanwhile beside before", at95(meanwhile) / at95(before), "times", {
    atMost: 2,
  });
});

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
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** A page each second at most, until told to stop, but at least so many. */
async function pageTimes(
  origin: string,
  { cookie }: Person,
  goOn: () => Promise<boolean>,
  atLeast: number,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < atLeast || (await goOn())) {
    const began = performance.now();
    await ask(`${origin}/mistralai/chatDivisions`, { headers: cookie });
    times.push(performance.now() - began);
    await wait(100);
  }
  return times;
}
