// 10,000 files with PASSAGES passages (200,000 without it) and a vector each (none with VECTORS=0) in Milvus: the server at
// MILVUS_ADDRESS, or Milvus Lite as `npm run test:engines` installs it, the compiled one where it is there. How quickly it takes them, how long searches and the
// pages over these files take, and whether the passages that are looked for come as they do from memory.
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { newId } from "~/db/id";
import { memoryRetrieval } from "~/domain/retrieval/memory-retrieval";
import { milvusRetrieval } from "~/domain/retrieval/milvus/milvus-retrieval";
import { syncMilvus } from "~/domain/retrieval/milvus/sync-milvus";
import type { Retrieval } from "~/domain/retrieval/retrieval-port";
import { IndexCache } from "~/domain/retrieval/search-index/index-cache";
import { packVector } from "~/domain/retrieval/vectors/quantise";
import { packTerms } from "~/domain/retrieval/words/terms";
import { fakeDimension, fakeVector } from "~/integrations/ai/fake-vectors";
import { Milvus } from "~/integrations/search/milvus";
import { hasMilvus, type MilvusKind, startMilvus } from "../engines/milvus-lite";
import { median, say, skip } from "./product/figure";
import { measurePage } from "./product/measure-page";
import { signIn, untilRead } from "./product/person";
import { postgresOf } from "./product/processes";
import { withProduct } from "./product/product";

const files = 10_000;
const passages = Number(process.env.PASSAGES ?? 200_000);
const vectors = process.env.VECTORS !== "0";
const questions = 100;
const writtenAtOnce = 2_000;
const syllables = "ba de fi go hu ka le mi no pu ra se ti wo zu".split(" ");
const sampling = { rounds: 1, requests: 10, timed: 60 };
const at95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

type Filled = { companyId: string; division: string; embeddingId: string };

const given = process.env.MILVUS_ADDRESS;
const kind: MilvusKind = hasMilvus("compiled") ? "compiled" : "python";
if (!given && !hasMilvus(kind)) skip("Milvus Lite is not installed: npm run test:engines");
else {
  const lite = given ? undefined : await startMilvus(kind);
  const address = given ?? lite!.address;
  const milvus = new Milvus(address);
  try {
    await withProduct(product => measure(product, milvus), { MILVUS_ADDRESS: address });
  } finally {
    await milvus.close();
    await lite?.close();
  }
}

async function measure(product: Parameters<Parameters<typeof withProduct>[0]>[0], milvus: Milvus) {
  const server = await startEmbedded({ dataDir: product.dataDir });
  const db = connect(server.config, 3);
  try {
    const manager = await signIn(product.origin, "manager@kontor.example");
    await untilRead(manager);
    const filled = await fill(db);
    const began = performance.now();
    while (!(await syncMilvus(db, milvus, new AbortController().signal)));
    const seconds = (performance.now() - began) / 1_000;
    const entries = passages * (vectors ? 2 : 1);
    say(`taking ${entries} entries of ${files} files`, entries / seconds, "entries a second");
    await searches(db, milvus, filled);
    const administrator = await signIn(product.origin, "administrator@lotse.example");
    const postgres = await postgresOf(product.dataDir);
    const table = "/admin/milvus-processing-table";
    const wanted = encodeURIComponent(questionOf(77));
    for (const [{ cookie }, name, path] of [
      [manager, "list of files", `/mistralai/chatDivisions?division=${filled.division}`],
      [manager, "search over what one may read", `/search?words=${wanted}&kind=passage`],
      [administrator, "processing table", table],
      [administrator, "processing table, alone", `${table}/MilvusProcessingTable`],
    ] as const) {
      const headers = { ...cookie, "accept-encoding": "identity" };
      const { cpu, p95 } = await measurePage(product, postgres, product.origin + path, headers, sampling);
      say(`${name}: CPU of server and PostgreSQL`, cpu, "ms");
      say(`${name}: p95 of ${sampling.timed} pages`, p95, "ms", { atMost: 100 });
    }
    const away = await db.one<{ error: string | null }>(sql`select error from index_engine`);
    if (away.error) skip(`Milvus did not answer at times (memory did instead): ${away.error}`);
  } finally {
    await db.close();
    await server.stop();
  }
}

/** Searches Milvus and memory with the same questions, and Milvus as another company. */
async function searches(db: Database, milvus: Milvus, { companyId, division, embeddingId }: Filled) {
  const engines = {
    Milvus: milvusRetrieval(milvus),
    memory: memoryRetrieval(new IndexCache(4_000_000_000)),
  };
  const found: Record<string, string[][]> = {};
  const alone: number[] = [];
  const searchWords = milvus.searchWords.bind(milvus);
  milvus.searchWords = async (...asked) => {
    const began = performance.now();
    const ids = await searchWords(...asked);
    alone.push(performance.now() - began);
    return ids;
  };
  for (const [name, engine] of Object.entries(engines)) {
    // The first search builds the index, or its sample.
    await ask(engine, db, companyId, division, 0);
    const times: number[] = [];
    found[name] = [];
    for (let at = 0; at < questions; at++) {
      const began = performance.now();
      found[name].push(await ask(engine, db, companyId, division, at));
      times.push(performance.now() - began);
    }
    say(`search by words with ${name}: median`, median(times), "ms");
    say(`search by words with ${name}: p95`, at95(times), "ms", name === "Milvus" ? { atMost: 100 } : {});
    const right = found[name].filter((ids, at) => ids.includes(idOf(wantedOf(at)))).length;
    say(`the wanted passage among five with ${name}`, right / questions, "of the questions");
  }
  say("search by words, the part of Milvus: median", median(alone), "ms");
  say("search by words, the part of Milvus: p95", at95(alone), "ms");
  const same = found.Milvus!.filter((ids, at) => ids[0] === found.memory![at]![0]).length;
  say("the same first passage from both", same / questions, "of the questions");
  const stranger = await db.one<{ id: string }>(
    sql`select id from companies where id <> ${companyId} limit 1`,
  );
  let leaked = 0;
  for (let at = 0; at < 20; at++) leaked += (await ask(engines.Milvus, db, stranger.id, division, at)).length;
  say("passages that another company finds there", leaked, "passages", { atMost: 0 });
  if (!vectors) return;
  const times: number[] = [];
  let right = 0;
  const collection = await db.one<{ name: string }>(sql`
    select name from index_collections where embedding_id = ${embeddingId} and state = 'current'`);
  for (let at = 0; at < questions; at++) {
    const vector = fakeVector(textOf(wantedOf(at)));
    const began = performance.now();
    const scope = { companyId, divisionIds: [division] };
    const hits = await milvus.searchVectors(collection.name, scope, vector, 10);
    times.push(performance.now() - began);
    if (hits.some(({ id }) => id === idOf(wantedOf(at)))) right += 1;
  }
  say("search by vectors with Milvus: median", median(times), "ms");
  say("search by vectors with Milvus: p95", at95(times), "ms", { atMost: 100 });
  say("the passage itself among its ten nearest vectors", right / questions, "of the questions", {
    atLeast: 0.99,
  });
}

async function ask(engine: Retrieval, db: Database, companyId: string, division: string, at: number) {
  const request = { companyId, divisionIds: [division], question: questionOf(at), limit: 5 };
  return (await engine.search(db, request)).map(({ id }) => id);
}

/** Which passage the question number `at` is about. */
function wantedOf(at: number): number {
  return Math.floor(((at + 0.5) * passages) / questions);
}

function idOf(passage: number): string {
  return `00000000-0000-7000-8000-${passage.toString(16).padStart(12, "0")}`;
}

/** Four of its words, from anywhere in it. */
function questionOf(at: number): string {
  return textOf(wantedOf(at))
    .split(/[ .]+/)
    .filter((_, place) => [7, 19, 31, 43].includes(place))
    .join(" ");
}

/** Fifty words, the nth word about 1/n as often as the first, as in a language. The same on every machine. */
function textOf(passage: number): string {
  const words = Array.from({ length: 50 }, (_, at) => {
    const drawn = ((Math.imul(passage * 50 + at + 1, 0x9e3779b1) >>> 0) % 1_000_003) / 1_000_003;
    return wordOf(Math.floor(40_000 ** drawn));
  });
  return `${words.join(" ")}.`;
}

function wordOf(rank: number): string {
  let word = "";
  for (let rest = rank + 225; rest > 0; rest = Math.floor(rest / 15)) word += syllables[rest % 15];
  return word;
}

async function fill(db: Database): Promise<Filled> {
  const { companyId, id } = await db.one<{ companyId: string; id: string }>(sql`
    insert into divisions (id, company_id, name, created_at)
    select uuidv7(), company_id, 'Archiv', now() from users where email_key = 'manager@kontor.example'
    returning id, company_id as "companyId"`);
  const each = passages / files;
  await db.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, pages_total,
                       pages_read, passages, attempts, language, created_at)
    select made.id, ${companyId}, ${id}, 'pdf', 'Akte ' || n || '.pdf', n * 100, sha256(n::text::bytea), made.id,
           'reading', 1, 1, ${each}::int, 1, 'de', now() - n * interval '1 minute'
    from (select n, uuidv7() as id from generate_series(1, ${files}::int) n) made`);
  await db.run(sql`
    insert into pages (id, file_id, ordinal, number, text)
    select uuidv7(), id, 0, 1, '' from files where division_id = ${id}`);
  const pages = await db.many<{ page: string; file: string }>(sql`
    select p.id as page, f.id as file from files f join pages p on p.file_id = f.id where f.division_id = ${id}
    order by f.id`);
  const embeddingId = newId();
  // With a failure, because for an hour after one the product's sweep leaves them alone: it would end them, without a provider.
  if (vectors)
    await db.run(sql`
      insert into embeddings (id, company_id, model, place, dimension, state, created_at, completed_at, failed_at)
      values (${embeddingId}, ${companyId}, 'openai/fake', ''::bytea, ${fakeDimension}, 'current', now(), now(), now())`);
  for (let from = 0; from < passages; from += writtenAtOnce) {
    const numbers = Array.from({ length: Math.min(writtenAtOnce, passages - from) }, (_, at) => from + at);
    const texts = numbers.map(textOf);
    const owner = numbers.map(number => pages[Math.floor(number / each)]!);
    await db.run(sql`
      insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset, end_offset,
                            text, terms)
      select made.id, ${companyId}, ${id}, made.file, made.page, made.ordinal, 'de', 0, length(made.text), made.text,
             made.terms
      from unnest(${numbers.map(idOf)}::uuid[], ${owner.map(({ file }) => file)}::uuid[],
                  ${owner.map(({ page }) => page)}::uuid[], ${numbers.map(number => number % each)}::int[],
                  ${texts}::text[], ${texts.map(text => packTerms(text, "de"))}::bytea[])
        as made (id, file, page, ordinal, text, terms)`);
    if (vectors)
      await db.run(sql`
        insert into passage_vectors (embedding_id, passage_id, vector)
        select ${embeddingId}, made.id, made.vector from unnest(${numbers.map(idOf)}::uuid[],
          ${texts.map(text => packVector(Float32Array.from(fakeVector(text))))}::bytea[]) as made (id, vector)`);
  }
  await db.run(sql`update files set status = 'ready', ready_at = now() where division_id = ${id}`);
  await db.run(sql`
    insert into division_versions (division_id, version) values (${id}, 1)
    on conflict (division_id) do update set version = division_versions.version + 1`);
  await db.run(sql`analyze`);
  return { companyId, division: id, embeddingId };
}
