// List pages a second with one, two and four processes over one database, each asked directly by as many connections: what a
// balancer in front of them would share out. The processes, PostgreSQL and this program use the same cores.
import { cpus } from "node:os";
import { ask } from "./product/ask";
import { median, say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { newDataDir, type Product, removeDataDir, startProduct } from "./product/product";

const connections = 6;
const rounds = 3;
const roundMs = 5_000;
const list = "/apps/user/list";

const dataDir = newDataDir();
const products: Product[] = [];
try {
  const rates: Record<number, number> = {};
  for (const count of [1, 2, 4]) {
    while (products.length < count) products.push(await startProduct({ dataDir }));
    const person = await signIn(products[0]!.origin, "manager@kontor.example");
    await untilRead(person);
    rates[count] = await measure(person);
    say(`list pages with ${count} processes on ${cpus().length} cores`, rates[count], "pages a second");
  }
  say("two processes beside one", rates[2]! / rates[1]!, "times", { atLeast: 1.8 });
  say("four processes beside one", rates[4]! / rates[1]!, "times");
} finally {
  for (const product of products) await product.stop();
  removeDataDir(dataDir);
}

async function measure({ cookie }: Person): Promise<number> {
  const headers = { ...cookie, "accept-encoding": "identity" };
  const round = async (ms: number) => {
    const until = performance.now() + ms;
    let pages = 0;
    const one = async (product: Product) => {
      while (performance.now() < until) {
        await ask(product.origin + list, { headers });
        pages += 1;
      }
    };
    await Promise.all(products.flatMap(product => Array.from({ length: connections }, () => one(product))));
    return (pages / ms) * 1_000;
  };
  await round(roundMs);
  const found: number[] = [];
  for (let at = 0; at < rounds; at++) found.push(await round(roundMs));
  return median(found);
}
