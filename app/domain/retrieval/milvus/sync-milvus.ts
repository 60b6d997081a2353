import sql, { type Sql } from "sql-template-tag";
import { type Language, languages } from "~/contract/language";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Milvus, VectorRow, WordsRow } from "~/integrations/search/milvus";
import { approvedSources } from "../approved-passages";
import { stemsText } from "./stems-text";

type Collection = {
  name: string;
  kind: "words" | "vectors";
  embeddingId: string | null;
  state: "building" | "current";
};
/** A file or an approved answer with its passages. */
type Source = { id: string; companyId: string; divisionId: string; first: string; passages: number };

const filesAtOnce = 50;
const rowsAtOnce = 500;
/** Before all ids. */
const noId = "00000000-0000-0000-0000-000000000000";
/** Another run takes over from one that has not been heard of for so long. */
const leaseSeconds = 60;

/**
 * Brings Milvus into step with the committed rows: what is gone first, then what is new. A collection that is built beside
 * the present one takes its place when it holds everything. One run writes at a time; each step can be repeated.
 * @param prefix of the names in Milvus
 * @returns false where another run writes at the moment
 * @throws MilvusFault
 */
export async function syncMilvus(
  db: Db,
  milvus: Milvus,
  signal: AbortSignal,
  prefix = "lotse",
): Promise<boolean> {
  const run = newId();
  if (!(await takeLease(db, run))) return false;
  try {
    await prepareCollections(db, milvus, prefix);
    for (const collection of await collectionsOf(db)) {
      const step = async () => {
        signal.throwIfAborted();
        await takeLease(db, run);
      };
      await removeStale(db, milvus, collection, step);
      await addMissing(db, milvus, collection, step);
      if (collection.state === "building") await switchTo(db, milvus, collection, prefix);
    }
    return true;
  } finally {
    await db.run(sql`update index_engine set writer = null, writer_until = null where writer = ${run}`);
  }
}

async function takeLease(db: Db, run: string): Promise<boolean> {
  // In the database's time, because clocks of machines differ.
  const taken = await db.run(sql`
    update index_engine set writer = ${run}, writer_until = now() + make_interval(secs => ${leaseSeconds})
    where writer is null or writer = ${run} or writer_until < now()`);
  return taken === 1;
}

/** The current ones first: people search them. */
export const collectionsOf = (db: Db): Promise<Collection[]> =>
  db.many<Collection>(sql`
    select name, kind, embedding_id as "embeddingId", state from index_collections
    order by state = 'building', kind desc, name`);

/** One collection for words and one for each embedding; another one beside each where a rebuild is wanted. */
async function prepareCollections(db: Db, milvus: Milvus, prefix: string): Promise<void> {
  for (const { name, embeddingId } of await collectionsOf(db)) {
    const orphan =
      embeddingId && !(await db.maybe(sql`select 1 as found from embeddings where id = ${embeddingId}`));
    // It lost its data, or another server stands at the address now.
    if (orphan || !(await milvus.has(name))) await dropCollection(db, milvus, name);
  }
  const { rebuildAt } = await db.one<{ rebuildAt: Date | null }>(
    sql`select rebuild_at as "rebuildAt" from index_engine`,
  );
  const wanted: { embeddingId: string | null; dimension: number | null }[] = [
    { embeddingId: null, dimension: null },
    ...(await db.many<{ embeddingId: string; dimension: number }>(sql`
      select id as "embeddingId", dimension from embeddings where dimension is not null order by id`)),
  ];
  for (const { embeddingId, dimension } of wanted) {
    const there = await db.many<{ createdAt: Date }>(sql`
      select created_at as "createdAt" from index_collections
      where embedding_id is not distinct from ${embeddingId}::uuid order by created_at desc`);
    const newest = there[0]?.createdAt;
    if (newest && (!rebuildAt || newest >= rebuildAt)) continue;
    const kind = embeddingId ? "vectors" : "words";
    const name = `${prefix}_${kind}_${newId().replaceAll("-", "")}`;
    await db.run(sql`
      insert into index_collections (name, kind, embedding_id, created_at)
      values (${name}, ${kind}, ${embeddingId}, ${clock.now()})`);
    if (dimension) await milvus.createVectors(name, dimension);
    else await milvus.createWords(name);
  }
  if (rebuildAt) await db.run(sql`update index_engine set rebuild_at = null where rebuild_at = ${rebuildAt}`);
}

/** Everything that a collection should hold. */
function sourcesOf({ embeddingId }: Collection): Sql {
  const files = sql`
    select f.id, f.company_id as "companyId", f.division_id as "divisionId", p.id as first, f.passages
    from files f join passages p on p.file_id = f.id and p.ordinal = 0
    join divisions d on d.id = f.division_id and d.status = 'open'
    where f.status = 'ready'`;
  if (!embeddingId) return sql`${files} union all ${approvedSources()}`;
  return sql`${files} and not exists (
    select from passages q where q.file_id = f.id and not exists (
      select from passage_vectors v where v.passage_id = q.id and v.embedding_id = ${embeddingId}))`;
}

/** SQL condition on index_files i and a source s: the collection holds it as it is now. */
const isSame = sql`i.file_id = s.id and i.first_id = s.first and i.division_id = s."divisionId" and i.entries = s.passages`;

/** How many files and approved answers a collection lacks, or holds though they are gone. */
export async function behindBy(db: Db, collection: Collection): Promise<number> {
  const { behind } = await db.one<{ behind: number }>(sql`
    with s as (${sourcesOf(collection)})
    select (select count(*) from s where not exists (
              select from index_files i where i.collection = ${collection.name} and ${isSame}))
         + (select count(*) from index_files i where i.collection = ${collection.name} and not exists (
              select from s where s.id = i.file_id)) as behind`);
  return behind;
}

async function removeStale(
  db: Db,
  milvus: Milvus,
  collection: Collection,
  step: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await step();
    const gone = await db.many<{ id: string }>(sql`
      with s as (${sourcesOf(collection)})
      select i.file_id as id from index_files i
      where i.collection = ${collection.name} and not exists (select from s where ${isSame})
      order by i.file_id limit ${filesAtOnce}`);
    const ids = gone.map(({ id }) => id);
    await milvus.deleteFiles(collection.name, ids);
    await db.run(sql`
      delete from index_files where collection = ${collection.name} and file_id = any(${ids}::uuid[])`);
    if (gone.length < filesAtOnce) return;
  }
}

async function addMissing(
  db: Db,
  milvus: Milvus,
  collection: Collection,
  step: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await step();
    const missing = await db.many<Source>(sql`
      with s as (${sourcesOf(collection)})
      select * from s where not exists (
        select from index_files i where i.collection = ${collection.name} and i.file_id = s.id)
      order by s.id limit ${filesAtOnce}`);
    await addSources(db, milvus, collection, missing, step);
    if (missing.length < filesAtOnce) return;
  }
}

/** Small files share a request: each costs as much time as some hundred rows. */
async function addSources(
  db: Db,
  milvus: Milvus,
  { name, embeddingId }: Collection,
  sources: Source[],
  step: () => Promise<void>,
): Promise<void> {
  const ids = sources.map(({ id }) => id);
  await db.run(sql`
    insert into index_files (collection, file_id, division_id, entries)
    select ${name}, id, division, 0
    from unnest(${ids}::uuid[], ${sources.map(({ divisionId }) => divisionId)}::uuid[]) as source (id, division)`);
  const owners = new Map(sources.map(source => [source.id, source]));
  let last: Entry | undefined;
  for (;;) {
    const rows: Entry[] = await db.many<Entry>(entriesOf(ids, embeddingId, last));
    await milvus.write(
      name,
      rows.map(row => rowOf(row, owners.get(row.source)!)),
    );
    if (rows.length < rowsAtOnce) break;
    last = rows.at(-1);
    await step();
  }
  await db.run(sql`
    update index_files i set first_id = source.first, entries = source.passages
    from unnest(${ids}::uuid[], ${sources.map(({ first }) => first)}::uuid[],
                ${sources.map(({ passages }) => passages)}::int[]) as source (id, first, passages)
    where i.collection = ${name} and i.file_id = source.id`);
}

type Entry = {
  id: string;
  source: string;
  ordinal: number;
  language: string;
  terms: Buffer;
  text: string;
  vector: Buffer | null;
};

/** The next entries after one of them, by source and place in it. */
function entriesOf(ids: string[], embeddingId: string | null, last: Entry | undefined): Sql {
  const after = last ? sql`(${last.source}::uuid, ${last.ordinal}::int)` : sql`(${noId}::uuid, -1)`;
  if (embeddingId)
    return sql`
      select p.id, p.file_id as source, p.ordinal, p.language, ''::bytea as terms, '' as text, v.vector
      from passages p join passage_vectors v on v.passage_id = p.id and v.embedding_id = ${embeddingId}
      where p.file_id = any(${ids}::uuid[]) and (p.file_id, p.ordinal) > ${after}
      order by p.file_id, p.ordinal limit ${rowsAtOnce}`;
  return sql`
    select id, file_id as source, ordinal, language, terms, text, null::bytea as vector from passages
    where file_id = any(${ids}::uuid[]) and (file_id, ordinal) > ${after}
    union all
    select passage_id, id, 0, language, terms, array_to_string(wordings, E'\n') || E'\n' || answer, null
    from approved_answers where id = any(${ids}::uuid[]) and ended_at is null and (id, 0) > ${after}
    order by source, ordinal limit ${rowsAtOnce}`;
}

function rowOf({ id, language, terms, text, vector }: Entry, { id: file, companyId, divisionId }: Source) {
  const owners = { id, company: companyId, division: divisionId, file };
  if (!vector) return { ...owners, stems: stemsText(terms, text, asLanguage(language)) } satisfies WordsRow;
  const bytes = new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  return { ...owners, vector: [...bytes] } satisfies VectorRow;
}

const asLanguage = (language: string): Language => languages.find(one => one === language) ?? "en";

/** Words are also named by an alias, for people who look into Milvus themselves. */
async function switchTo(db: Db, milvus: Milvus, collection: Collection, prefix: string): Promise<void> {
  const { name, kind, embeddingId } = collection;
  if ((await behindBy(db, collection)) > 0) return;
  if (kind === "words") await milvus.pointAlias(`${prefix}_words`, name);
  const before = await db.transaction(async tx => {
    const old = await tx.many<{ name: string }>(sql`
      update index_collections set state = 'building' where state = 'current' and name <> ${name}
        and embedding_id is not distinct from ${embeddingId}::uuid returning name`);
    await tx.run(sql`
      update index_collections set state = 'current', completed_at = ${clock.now()} where name = ${name}`);
    return old;
  });
  for (const old of before) await dropCollection(db, milvus, old.name);
}

async function dropCollection(db: Db, milvus: Milvus, name: string): Promise<void> {
  if (await milvus.has(name)) await milvus.drop(name);
  await db.run(sql`delete from index_collections where name = ${name}`);
}
