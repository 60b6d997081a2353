// `npm run attack [-- part …]`: runs attacks against the product, and prints how many it withstood.
// Parts: rights, texts, replays, outage, kills, files, crashes, cluster, payments, events, requests, chats, schema, turns;
// without names all of them. The last nine take minutes each. KILL_ROUNDS sets the number of rounds; the default is 200 for
// `kills`, `crashes`, `cluster` and `chats`, 100 for `payments`, 40 for `files`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** The tests of each part; or `bench`, a part of `npm run bench`; or `script`, a separate program. */
const parts = {
  rights: {
    what: "every address, endpoint and record against every role and stranger",
    tests: [
      "tests/access.test.ts",
      "tests/api/gates.test.ts",
      "tests/api/strangers.test.ts",
      "tests/api/chat-rights.test.ts",
      "tests/api/confirmed.test.ts",
      "tests/web/attacks.test.ts",
      "tests/web/shown-links.test.ts",
    ],
  },
  texts: {
    what: "NUL and lone surrogates in every field, query, path and file name",
    tests: ["tests/api/unreadable-texts.test.ts", "tests/web/unreadable-texts.test.ts"],
  },
  replays: {
    what: "repeated requests after a crash or a lost connection at each point",
    tests: ["tests/api/idempotency.test.ts", "app/api/tracked-database.test.ts"],
  },
  outage: { what: "requests while PostgreSQL is gone", tests: ["tests/web/outage.test.ts"] },
  kills: {
    what: "mailboxes whose worker, IMAP server and PostgreSQL are killed at random moments, also while attachments are being taken",
    tests: ["tests/api/mailbox-kills.test.ts"],
    env: { KILL_ROUNDS: process.env.KILL_ROUNDS ?? "200" },
    // A round takes three seconds on two busy cores.
    args: ["--testTimeout=1800000"],
  },
  files: {
    what: "moves of files to S3 that are killed at any request",
    tests: ["app/domain/operations/move/move-files.test.ts"],
    env: { KILL_ROUNDS: process.env.KILL_ROUNDS ?? "40" },
    args: ["--testTimeout=1800000"],
  },
  crashes: {
    what: "processes killed while they work on requests, and the same requests again: one effect each, none stuck",
    script: "tests/attacks/crashes.ts",
  },
  cluster: {
    what: "any process of a cluster killed while files are uploaded, read, indexed, deleted and mailed about: nothing lost or double",
    script: "tests/attacks/cluster.ts",
  },
  payments: {
    what: "processes killed between order, payment, webhook, invoice and mail: paid once, one plan, one invoice, one mail",
    script: "tests/attacks/payments.ts",
  },
  events: {
    what: "the events of a purchase's life in 600 of their 720 orders, each fifty times at once in some: the same state",
    tests: ["tests/api/event-orders.test.ts"],
    env: { EVENT_ORDERS: "600" },
    args: ["--testTimeout=1800000"],
  },
  requests: {
    what: "every kind of request to Stripe, judged by Stripe's own request check (stripe-mock)",
    script: "tests/attacks/requests.ts",
  },
  chats: {
    what: "500 chats open and 50 answers growing at once; reloads, closed tabs and kills while answers grow: none is lost",
    bench: "at-once",
  },
  schema: {
    what: "schemathesis with all its checks, as every role, against the OpenAPI document",
    script: "tests/attacks/schema.ts",
  },
  turns: { what: "another company's small PDF beside sixteen uploads at once", bench: "fairness" },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter(name => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "lotse-attack-"));
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    console.log(`\n${name}: ${parts[name].what}`);
    if (!runPart(name)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether the product withstood all attacks of a part. */
function runPart(name) {
  const { tests, bench, script, env, args } = parts[name];
  if (bench) return runBench(bench);
  return script ? runScript(script) : runTests(name, tests, { env, args });
}

function runBench(bench) {
  return spawnSync(process.execPath, ["scripts/bench.mjs", bench], { stdio: "inherit" }).status === 0;
}

/** Runs a script that attacks the built product and prints its own figures. */
function runScript(script) {
  const prepared = spawnSync(process.execPath, ["scripts/prepare.mjs", "start"], { stdio: "inherit" });
  return (
    prepared.status === 0 &&
    spawnSync(process.execPath, ["--import", "tsx", script], { stdio: "inherit" }).status === 0
  );
}

/** Runs the tests and prints the failed ones. */
function runTests(name, tests, { env = {}, args: ownArgs = [] }) {
  const file = join(folder, `${name}.json`);
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=json",
    "--reporter=default",
    `--outputFile=${file}`,
    ...ownArgs,
    ...tests,
  ];
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "ignore"],
    encoding: "utf8",
  });
  for (const line of stdout.match(/^\w[\w ]*: \{.*\}$/gm) ?? []) console.log(`  ${line}`);
  const {
    numTotalTests: total,
    numPassedTests: passed,
    testResults,
  } = JSON.parse(readFileSync(file, "utf8"));
  console.log(`  ${passed} of ${total} held`);
  for (const { name: path, message, assertionResults } of testResults) {
    if (message) console.error(`  ${path}: ${message.split("\n")[0]}`);
    for (const { status: outcome, fullName, failureMessages } of assertionResults)
      if (outcome === "failed")
        console.error(`  not held: ${fullName}\n  ${failureMessages[0]?.split("\n")[0]}`);
  }
  return status === 0;
}
