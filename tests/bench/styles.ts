// The cost of styled-components: the signed-in list of 25 rows from constant data, compared with the same page built
// with plain tags. Pages per CPU second of the server, round by round.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { askOften } from "./product/ask";
import { median, say } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";
import { sameLists, startChats } from "./rendering/chat-list";
import { startPageServer } from "./rendering/page-server";

const rounds = 11;
const pagesARound = 100;
const warmUp = 500;
// Inside the repository, so that the built module finds its external packages.
const folder = "build/plain";

buildPlain();
await withProduct(async product => {
  const person = await signIn(product.origin, "manager@kontor.example");
  await untilRead(person);
  await startChats(person);
  const servers = await Promise.all(
    ["build", folder].map(build => startPageServer("constant-pages.ts", [product.origin, "0", build])),
  );
  try {
    const headers = { ...person.cookie, "accept-encoding": "identity" };
    const addresses = servers.map(({ origin }) => `${origin}/chat`);
    const [styled, plain] = await sameLists(addresses, headers);
    if (tagsOf(styled!) !== tagsOf(plain!)) throw new Error("The pages have different tags");
    for (const address of addresses) await askOften(address, headers, warmUp);
    const times: number[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [at, server] of servers.entries()) {
        const before = await server.cpu();
        await askOften(addresses[at]!, headers, pagesARound);
        times[at]!.push(((await server.cpu()) - before) / pagesARound);
      }
    }
    const [ours, theirs] = times as [number[], number[]];
    say("list of 25 rows from constant data", 1000 / median(ours), "pages a CPU-second");
    say("the same with plain tags and classes", 1000 / median(theirs), "pages a CPU-second");
    say(
      "list beside the same with plain tags and classes",
      median(ours.map((time, at) => theirs[at]! / time)),
      "of it",
      {
        atLeast: 0.85,
      },
    );
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});

function buildPlain(): void {
  const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "error"];
  const { status } = spawnSync(
    process.execPath,
    [...command, "--config", "tests/bench/rendering/plain.vite.config.ts"],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, PLAIN_BUILD: folder } },
  );
  if (status !== 0) throw new Error("The page with plain tags could not be built");
}

/** The tags of a page in order, without those of style rules. */
function tagsOf(page: string): string {
  return [...page.matchAll(/<(?!style)(\w+)/g)].map(([, tag]) => tag).join(" ");
}
