// Memory of our process and of the embedded PostgreSQL: when idle, during an upload of 300 pages, after 2,000 pages.
import { setTimeout as wait } from "node:timers/promises";
import { handbookPdf } from "../factories/documents";
import { addPdf } from "./product/add-pdf";
import { askOften } from "./product/ask";
import { say, skip } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { memoryOf, postgresOf, treeOf } from "./product/processes";
import { newDataDir, type Product, removeDataDir, startProduct } from "./product/product";

const restMs = 30_000;
const pages = 2_000;

if (process.platform === "linux") await measure();
else skip("memory of processes is read from /proc, which only Linux has");

async function measure(): Promise<void> {
  const dataDir = newDataDir();
  try {
    // The first start also creates the database and reads the demo documents.
    const first = await startProduct({ dataDir });
    await atRest(first, "first start").finally(() => first.stop());
    const product = await startProduct({ dataDir });
    try {
      await atRest(product, "second start");
      const person = await signIn(product.origin, "manager@kontor.example");
      await untilRead(person);
      await duringUpload(product, person);
      await afterPages(product, person);
    } finally {
      await product.stop();
    }
  } finally {
    removeDataDir(dataDir);
  }
}

async function atRest(product: Product, which: string): Promise<void> {
  await wait(restMs);
  const { ours, postgres } = await look(product);
  say(`30 s after the ${which}, before any request: our process`, ours.rss, "MB RSS", { atMost: 150 });
  say(`30 s after the ${which}: PostgreSQL`, postgres.pss, "MB PSS");
  say(`30 s after the ${which}: PostgreSQL, shared pages counted in each process`, postgres.rss, "MB RSS");
  say(`30 s after the ${which}: both`, ours.rss + postgres.pss, "MB", { atMost: 350 });
}

async function duringUpload(product: Product, person: Person): Promise<void> {
  const bytes = await handbookPdf(300);
  const most = { ours: 0, readers: 0, postgres: 0 };
  const timer = setInterval(async () => {
    const { ours, readers, postgres } = await look(product);
    most.ours = Math.max(most.ours, ours.rss);
    most.readers = Math.max(most.readers, readers.rss);
    most.postgres = Math.max(most.postgres, postgres.pss);
  }, 100);
  await addPdf(product.origin, person, "Handbuch.pdf", bytes).finally(() => clearInterval(timer));
  say("during an upload of 300 pages, at most: our process", most.ours, "MB RSS");
  say("during an upload of 300 pages, at most: the reading process", most.readers, "MB RSS");
  say("during an upload of 300 pages, at most: PostgreSQL", most.postgres, "MB PSS");
}

async function afterPages(product: Product, person: Person): Promise<void> {
  const headers = { ...person.cookie, "accept-encoding": "gzip, deflate, br" };
  await askOften(`${product.origin}/chat`, headers, pages / 2);
  await askOften(`${product.origin}/mistralai/chatDivisions`, headers, pages / 2);
  const { ours, postgres } = await look(product);
  say("after 2,000 pages: our process", ours.rss, "MB RSS", { atMost: 400 });
  say("after 2,000 pages: PostgreSQL", postgres.pss, "MB PSS");
}

/** The memory of the product's processes: server, readers, and database. */
async function look({ pid, dataDir }: Product) {
  const database = treeOf(await postgresOf(dataDir));
  const readers = treeOf(pid).filter(each => each !== pid && !database.includes(each));
  return { ours: memoryOf([pid]), readers: memoryOf(readers), postgres: memoryOf(database) };
}
