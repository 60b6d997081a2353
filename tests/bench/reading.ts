// Pages of a PDF per second by our reader and by the PDF library alone, each in a new process; and the product's
// event loop delay while it reads a file of 300 pages.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handbookPdf } from "../factories/documents";
import { type Reading, readByLibrary, readByProduct } from "./pdf/child";
import { addPdf } from "./product/add-pdf";
import { median, say } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";

const pages = 300;
const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), "lotse-bench-pdf-"));
try {
  const bytes = await handbookPdf(pages);
  const path = join(folder, "handbook.pdf");
  writeFileSync(path, bytes);
  await besideLibrary(path);
  await throughProduct(bytes);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function besideLibrary(path: string): Promise<void> {
  const ours: Reading[] = [];
  const library: Reading[] = [];
  for (let round = 0; round < rounds; round++) {
    library.push(await readByLibrary(path));
    ours.push(await readByProduct(path));
  }
  const [wall, libraryWall] = [ours, library].map(all => median(all.map(one => one.wall))) as [
    number,
    number,
  ];
  const [cpu, libraryCpu] = [ours, library].map(all => median(all.map(one => one.processor))) as [
    number,
    number,
  ];
  say("our reader, process and all", (pages / wall) * 1000, "pages a second");
  say("the PDF library alone, process and all", (pages / libraryWall) * 1000, "pages a second");
  say("our reader beside the library", libraryWall / wall, "of it");
  say(
    "our reader's CPU beside the library's (the reader gives way to others, so this holds on a busy machine)",
    cpu / libraryCpu,
    "times",
  );
}

async function throughProduct(bytes: Buffer): Promise<void> {
  await withProduct(async product => {
    const person = await signIn(product.origin, "manager@kontor.example");
    await untilRead(person);
    const loopDelay = await product.watchLoop();
    const { uploaded, added, ready } = await addPdf(product.origin, person, "Handbuch.pdf", bytes);
    say("300 pages: from the upload's beginning to ready", (uploaded + added + ready) / 1000, "s");
    say("event loop's delay while they are read, p99", await loopDelay(), "ms", { atMost: 50 });
  });
}
