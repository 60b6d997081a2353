// List pages a second with one, two and four processes over one database, each asked directly by as many connections: what a
// balancer in front of them would share out. The processes, PostgreSQL and this program use the same cores, so the rates say
// little about more cores than there are; the processor time of each for a page does (decision 079). Then again with two
// fifths of a core for each process, one after the other: so PostgreSQL and this program have the rest, as on a larger machine.
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { ask } from "./product/ask";
import { median, say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { newDataDir, type Product, removeDataDir, startProduct } from "./product/product";

const connections = 6;
const rounds = 3;
const roundMs = 5_000;
const list = "/apps/user/list";
/** Of each 100 ms. Two processes in turn take less than one of the cores. */
const shareMs = 40;
const turnMs = 100;

const dataDir = newDataDir();
const products: Product[] = [];
try {
  const rates: Record<number, number> = {};
  for (const count of [1, 2, 4]) {
    while (products.length < count) products.push(await startProduct({ dataDir }));
    const person = await signIn(products[0]!.origin, "manager@kontor.example");
    await untilRead(person);
    const { rate, product, database, load } = await measure(person, products);
    rates[count] = rate;
    const which = `with ${count} processes on ${cpus().length} cores`;
    say(`list pages ${which}`, rate, "pages a second");
    say(`processor time of the processes for a page ${which}`, product, "ms");
    say(`processor time of PostgreSQL for a page ${which}`, database, "ms");
    say(`processor time of this program for a page ${which}`, load, "ms");
  }
  say("two processes beside one", rates[2]! / rates[1]!, "times", { atLeast: 1.8 });
  say("four processes beside one", rates[4]! / rates[1]!, "times");
  const person = await signIn(products[0]!.origin, "manager@kontor.example");
  const shared: number[] = [];
  for (const count of [1, 2]) {
    const some = products.slice(0, count);
    const { rate } = await measure(person, some, shareMs);
    shared.push(rate);
    say(`list pages with ${count} processes of two fifths of a core each`, rate, "pages a second");
  }
  say("two processes beside one, two fifths of a core each", shared[1]! / shared[0]!, "times", {
    atLeast: 1.8,
  });
} finally {
  for (const product of products) await product.stop();
  removeDataDir(dataDir);
}

interface Measured {
  /** Pages a second. */
  rate: number;
  /** Milliseconds of processor time for a page. */
  product: number;
  database: number;
  load: number;
}

/** @param ownMs of each {@link turnMs} a process runs so long only, the processes one after the other */
async function measure({ cookie }: Person, some: Product[], ownMs?: number): Promise<Measured> {
  const headers = { ...cookie, "accept-encoding": "identity" };
  const round = async (ms: number): Promise<Measured> => {
    const before = await usedMs();
    const release = ownMs ? takeTurns(some, ownMs) : undefined;
    const until = performance.now() + ms;
    let pages = 0;
    const one = async (product: Product) => {
      while (performance.now() < until) {
        await ask(product.origin + list, { headers });
        pages += 1;
      }
    };
    await Promise.all(some.flatMap(product => Array.from({ length: connections }, () => one(product))));
    release?.();
    const after = await usedMs();
    const [product, database, load] = after.map((used, at) => (used - before[at]!) / pages) as [
      number,
      number,
      number,
    ];
    return { rate: (pages / ms) * 1_000, product, database, load };
  };
  await round(roundMs);
  const found: Measured[] = [];
  for (let at = 0; at < rounds; at++) found.push(await round(roundMs));
  const middle = (name: keyof Measured) => median(found.map(one => one[name]));
  return {
    rate: middle("rate"),
    product: middle("product"),
    database: middle("database"),
    load: middle("load"),
  };
}

/** Stops and continues processes, one after the other, until the returned function is called. */
function takeTurns(some: Product[], ownMs: number): () => void {
  const timers = new Set<NodeJS.Timeout>();
  let going = true;
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const turn = (pid: number) => {
    if (!going) return;
    process.kill(pid, "SIGCONT");
    after(ownMs, () => process.kill(pid, "SIGSTOP"));
    after(turnMs, () => turn(pid));
  };
  for (const [at, { pid }] of some.entries()) {
    process.kill(pid, "SIGSTOP");
    after(at * ownMs, () => turn(pid));
  }
  return () => {
    going = false;
    for (const timer of timers) clearTimeout(timer);
    for (const { pid } of some) process.kill(pid, "SIGCONT");
  };
}

/** Processor time so far, in milliseconds: of the processes, of PostgreSQL, of this program. */
async function usedMs(): Promise<[number, number, number]> {
  const each = await Promise.all(products.map(product => product.cpu()));
  const { user, system } = process.cpuUsage();
  return [each.reduce((sum, one) => sum + one, 0), databaseMs(), (user + system) / 1_000];
}

/** Of the processes that the database's first one has started, from the kernel's account of them. */
function databaseMs(): number {
  const [server] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  return readdirSync("/proc")
    .filter(name => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
        return fields[1] === server ? sum + (Number(fields[11]) + Number(fields[12])) * 10 : sum;
      } catch {
        // It has ended meanwhile.
        return sum;
      }
    }, 0);
}
