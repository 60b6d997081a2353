// A signed-in list of 25 rows: pages per CPU second of the server, compared with the same page from constant data,
// the smallest Remix page, and the same page in a map with 120 more addresses. Measured in one run, round by round.
import { askOften } from "./product/ask";
import { median, say } from "./product/figure";
import type { Measured } from "./product/measured";
import { type Person, signIn, untilRead } from "./product/person";
import { postgresOf, processorTime } from "./product/processes";
import { withProduct } from "./product/product";
import { sameLists, startChats } from "./rendering/chat-list";
import { startPageServer } from "./rendering/page-server";

const rounds = 9;
const pagesARound = 100;
const warmUp = 500;

await withProduct(async product => {
  const person = await signIn(product.origin, "manager@kontor.example");
  await untilRead(person);
  await startChats(person);
  const servers = await Promise.all([
    startPageServer("constant-pages.ts", [product.origin]),
    startPageServer("constant-pages.ts", [product.origin, "120"]),
    startPageServer("least-page.tsx"),
  ]);
  try {
    await compare(product.dataDir, person, [product, ...servers]);
  } finally {
    await Promise.all(servers.map(server => server.stop()));
  }
});

async function compare(dataDir: string, person: Person, servers: Measured[]): Promise<void> {
  const headers = { ...person.cookie, "accept-encoding": "identity" };
  const addresses = servers.map(({ origin }, at) => `${origin}/${at === 3 ? "page" : "chat"}`);
  const lengths = (await sameLists(addresses.slice(0, 3), headers)).map(page => page.length);
  if (Math.max(...lengths) - Math.min(...lengths) > 500)
    throw new Error(`The lists differ: ${lengths.join(", ")} bytes`);
  for (const address of addresses) await askOften(address, headers, warmUp);

  const postgres = await postgresOf(dataDir);
  const times: number[][] = servers.map(() => []);
  const databaseTimes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [at, server] of servers.entries()) {
      const [before, database] = [await server.cpu(), processorTime(postgres)];
      await askOften(addresses[at]!, headers, pagesARound);
      times[at]!.push(((await server.cpu()) - before) / pagesARound);
      if (server === servers[0]) databaseTimes.push((processorTime(postgres) - database) / pagesARound);
    }
  }
  const [list, constant, more, least] = times as [number[], number[], number[], number[]];
  const rate = "pages a CPU-second";
  say("signed-in list of 25 rows, session and queries", 1000 / median(list), rate, { atLeast: 200 });
  say("the same page from constant data", 1000 / median(constant), rate);
  say("the least Remix page", 1000 / median(least), rate);
  say("list beside constant data", beside(constant, list), "of it", { atLeast: 0.6 });
  say("list beside the least Remix page", beside(least, list), "of it");
  say("constant data with 120 more addresses, beside without", beside(constant, more), "of it", {
    atLeast: 0.9,
  });
  say("PostgreSQL's own CPU for the list", median(databaseTimes), "ms a page");
}

/** Ratios per round, because the machine's speed varies. */
function beside(reference: number[], times: number[]): number {
  return median(times.map((time, round) => reference[round]! / time));
}
