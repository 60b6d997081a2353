// `npm run attack -- cluster`, KILL_ROUNDS times (200 without it): `npm run cluster` takes in and deletes files while one of its six
// processes after the other is killed at some moment of upload, reading, recognition of a scan, indexing, deleting or mailing,
// and, where Milvus Lite is installed (`npm run test:engines`), of rebuilding its index and switching to it. Requests without
// a response are repeated. In the end each acknowledged file exists once and is ready, each deleted one is gone, Milvus contains
// exactly the passages of the database, and no mail was sent twice.
import { spawnSync } from "node:child_process";
import { simpleParser } from "mailparser";
import sql from "sql-template-tag";
import { setClockBack } from "~/db/clock";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { newId } from "~/db/id";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { readSettings, setSettings } from "~/env";
import { Milvus } from "~/integrations/search/milvus";
import { fakeSmtp } from "~/integrations/smtp/fake-server";
import { type Cluster, startCluster } from "../../scripts/cluster-nodes.mjs";
import { chooseProfile } from "../../scripts/profile.mjs";
import { type Person, signIn } from "../bench/product/person";
import { environment, newDataDir, removeDataDir } from "../bench/product/product";
import { hasMilvus, startMilvus } from "../engines/milvus-lite";
import { handbookPdf, pdf } from "../factories/documents";

const rounds = Number(process.env.KILL_ROUNDS ?? 200);
/** A file is deleted so many rounds after it came; every third one at once, while it waits or is read. */
const deletedAfter = 4;
/** A token lives for some minutes only. */
const renewAfter = 10;
const pages = 8;
const scannedPage = "tests/fixtures/scanned-page.png";
/** Every so many rounds a page is a picture, and Milvus's index is built anew. */
const scanEvery = 5;
/** Later than the sweep's own two hours. */
const sweptAfterMs = 3 * 60 * 60_000;
const rebuildEvery = 5;

/** An answer that no repetition changes. Before the attack begins below: classes are not hoisted. */
class Refused extends Error {}

type Added = { round: number; name: string; id: string };

const dataDir = newDataDir();
const smtp = await fakeSmtp();
const lite = hasMilvus() ? await startMilvus() : undefined;
if (!lite) console.error("  without Milvus Lite: nothing is switched (npm run test:engines)");
const env = environment({
  NODE_ENV: "development",
  DATA_DIR: dataDir,
  ...(lite && { MILVUS_ADDRESS: lite.address }),
  SMTP_URL: `${smtp.url}?from=lotse@lotse.example&tls=off`,
});
let repeated = 0;
const killed: Record<string, number> = {};

try {
  const embedded = await startEmbedded({ dataDir });
  const cluster = await startCluster({ env, port: 0, counts: { web: 2, api: 2, worker: 2 } });
  const db = connect(embedded.config, 2);
  try {
    await attack(cluster, db);
  } finally {
    await cluster.stop();
    await db.close();
    await embedded.stop();
  }
} finally {
  await lite?.close();
  await smtp.close();
  removeDataDir(dataDir);
}

async function attack(cluster: Cluster, db: Database): Promise<void> {
  await untilQuiet(db);
  let person = await signIn(cluster.origin, "manager@kontor.example");
  const { rows } = await person.api.divisions.list({ size: 10 });
  const division = rows[0]!.id;
  const added: Added[] = [];
  const deleted = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    if (round % renewAfter === renewAfter - 1)
      person = await insist(() => signIn(cluster.origin, "manager@kontor.example"));
    const victim = cluster.nodes[round % cluster.nodes.length]!;
    await until(() => victim.ready);
    // Spread over upload, adding, reading, indexing and mailing, which take one to two seconds.
    const killing = pause((round * 397) % 2_300).then(() => {
      if (!victim.child) return;
      killed[victim.role] = (killed[victim.role] ?? 0) + 1;
      process.kill(victim.child.pid!, "SIGKILL");
    });
    if (lite && round % rebuildEvery === 0) await rebuild(cluster);
    const bytes = await documentOf(round);
    const file = await add(cluster, person, division, round, bytes);
    added.push(file);
    const due = round % 3 === 0 ? file : added.find(one => one.round === round - deletedAfter);
    if (due && !deleted.has(due.id)) {
      await remove(cluster, person, due);
      deleted.add(due.id);
    }
    await killing;
    if (round % 10 === 9) console.error(`  ${round + 1} of ${rounds}`);
  }
  await until(() => cluster.nodes.every(({ ready }) => ready));
  await untilQuiet(db);
  await judge(db, added, deleted);
}

function isScan(round: number): boolean {
  return round % scanEvery === scanEvery - 1;
}

/** Files of their own, because a division keeps the same one once. */
function documentOf(round: number): Promise<Buffer> {
  const info = { Title: `Runde ${round}` };
  if (!isScan(round)) return handbookPdf(pages, { info });
  return pdf(document => document.image(scannedPage, 0, 0, { width: 595 }), { info });
}

/** Has Milvus's index built anew, as an administrator asks for it. */
async function rebuild(cluster: Cluster): Promise<void> {
  const key = newId();
  await insist(async () => {
    const administrator = await signIn(cluster.origin, "administrator@lotse.example");
    await send(cluster, administrator, "POST", "/processing/index/rebuilds", { body: "{}", key });
  });
}

async function judge(db: Database, added: Added[], deleted: Set<string>): Promise<void> {
  const files = await db.many<{
    id: string;
    name: string;
    status: string;
    how: string;
    passages: number;
  }>(sql`
    select f.id, f.name, f.status, (select count(*)::int from passages p where p.file_id = f.id) as passages,
           concat_ws(' ', f.status, f.reason, (
             select string_agg(concat_ws(' ', stage, outcome, reason, pages, extract(epoch from ended_at - started_at)::int || ' s'), '; ' order by attempt)
             from reading_attempts a where a.file_id = f.id)) as how
    from files f where f.name like 'Runde-%'`);
  const roundOf = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const equalOf = (name: string) =>
    files.find(file => file.status === "ready" && isScan(roundOf(file.name)) === isScan(roundOf(name)));
  const faults: Record<string, string[]> = {
    lost: added
      .filter(({ id }) => !deleted.has(id) && !files.some(file => file.id === id && file.status === "ready"))
      .map(({ name }) => `${name}: ${files.find(file => file.name === name)?.how ?? "gone"}`),
    double: files
      .filter(({ id, name }) => files.some(other => other.name === name && other.id < id))
      .map(({ name }) => name),
    "there although deleted": files.filter(({ id }) => deleted.has(id)).map(({ name }) => name),
    "with other passages than its equals": files
      .filter(({ passages, status, name }) => status === "ready" && passages !== equalOf(name)?.passages)
      .map(({ name, passages }) => `${name}: ${passages}`),
    "mails that say it twice": await saidTwice(),
    "jobs that failed for good": (
      await db.many<{ name: string; error: string | null }>(sql`
        select task_identifier as name, last_error as error from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null`)
    ).map(({ name, error }) => `${name}: ${error}`),
    orphans: await orphans(db),
    "otherwise in Milvus than in the rows": await differInMilvus(db),
  };
  const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  const kills = Object.entries(killed).map(([role, times]) => `${times} ${role}`);
  console.log(
    `  ${rounds} rounds, killed: ${kills.join(", ")}; ${added.length} files acknowledged, ${deleted.size} deletions; ${repeated} requests asked again; ${new Set(ids).size} mails, ${ids.length - new Set(ids).size} of them twice under one Message-ID; ${Object.entries(
      faults,
    )
      .map(([name, found]) => `${name}: ${found.length}`)
      .join(", ")}`,
  );
  for (const [name, found] of Object.entries(faults))
    for (const fault of found.slice(0, 5)) console.error(`  ${name}: ${fault}`);
  if (Object.values(faults).some(found => found.length > 0)) process.exitCode = 1;
}

/** One index is there, and it holds the passages of each file that is ready and nothing else. */
async function differInMilvus(db: Database): Promise<string[]> {
  if (!lite) return [];
  const collections = await db.many<{ name: string; state: string }>(
    sql`select name, state from index_collections`,
  );
  const [current] = collections;
  if (collections.length !== 1 || current?.state !== "current")
    return [`collections: ${collections.map(({ name, state }) => `${name} is ${state}`).join(", ")}`];
  const { name } = current;
  const files = await db.many<{ id: string; name: string; passages: number }>(
    sql`select id, name, passages from files where status = 'ready'`,
  );
  const milvus = new Milvus(lite.address);
  try {
    const differing: string[] = [];
    for (const { id, name: file, passages } of files) {
      const held = await milvus.count(name, id);
      if (held !== passages) differing.push(`${file}: ${held} of ${passages}`);
    }
    const { answers } = await db.one<{ answers: number }>(
      sql`select count(*)::int as answers from approved_answers where ended_at is null`,
    );
    const wanted = files.reduce((sum, { passages }) => sum + passages, 0);
    const held = await milvus.count(name);
    if (held < wanted || held > wanted + answers) differing.push(`all: ${held} of ${wanted}`);
    return differing;
  } finally {
    await milvus.close();
  }
}

/** Files that are named in two different mails. */
async function saidTwice(): Promise<string[]> {
  const mails = new Map<string, Set<string>>();
  for (const { raw } of smtp.mails) {
    const { messageId = "", text = "", subject = "" } = await simpleParser(raw);
    for (const [name] of `${subject} ${text}`.matchAll(/Runde-\d+/g))
      mails.set(name, (mails.get(name) ?? new Set()).add(messageId));
  }
  return [...mails].filter(([, ids]) => ids.size > 1).map(([name]) => name);
}

/** What is left over once the sweep has been at it: bytes of an upload that died before its row wait for it for two hours. */
async function orphans(db: Database): Promise<string[]> {
  setSettings(readSettings(chooseProfile(env, "").env));
  setClockBack(-sweptAfterMs);
  await sweepUploads(db);
  setClockBack(sweptAfterMs);
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], { env, encoding: "utf8" });
  return status === 0 ? [] : stdout.trim().split("\n");
}

/** Uploads a file and adds it, as often as it takes to get an answer; adding is one request each time. */
async function add(
  cluster: Cluster,
  person: Person,
  division: string,
  round: number,
  bytes: Buffer,
): Promise<Added> {
  const name = `Runde-${round}.pdf`;
  const upload = await insist(() =>
    send(cluster, person, "POST", `/uploads?name=${name}`, {
      type: "application/pdf",
      body: new Uint8Array(bytes),
    }),
  );
  const key = newId();
  const body = JSON.stringify({ divisionId: division, pdf: upload.id, same: "keep" });
  const { fileIds } = await insist(() => send(cluster, person, "POST", "/knowledge", { body, key }));
  return { round, name, id: fileIds![0]! };
}

async function remove(cluster: Cluster, person: Person, { id }: Added): Promise<void> {
  const key = newId();
  await insist(() => send(cluster, person, "DELETE", `/files/${id}`, { key }));
}

type Sent = { type?: string; body?: BodyInit; key?: string };

async function send(
  { origin }: Cluster,
  person: Person,
  method: string,
  path: string,
  { type = "application/json", body, key }: Sent,
): Promise<{ id: string; fileIds?: string[] }> {
  const headers: Record<string, string> = { ...person.bearer };
  if (body !== undefined) headers["content-type"] = type;
  if (key) headers["idempotency-key"] = key;
  const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: body ?? null });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  // What a person would not try again.
  if (answer.status < 500 && answer.status !== 429)
    throw new Refused(`${method} ${path}: ${answer.status} ${text}`);
  throw new Error(text);
}

async function insist<T>(once: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await once();
    } catch (error) {
      if (error instanceof Refused) throw error;
      repeated += 1;
      await pause(300);
    }
  }
}

/** Resolves when no job is left that may still run. */
async function untilQuiet(db: Database): Promise<void> {
  await until(async () => {
    const { left } = await db.one<{ left: number }>(sql`
      select count(*)::int as left from graphile_worker.jobs
      where task_identifier in ('read_file', 'send_mail', 'delete_file', 'forget_bytes', 'sync_index', 'run_topics')
        and attempts < max_attempts and run_at < now() + interval '1 minute'`);
    return left === 0;
  });
}

async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await look())) await pause(200);
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
