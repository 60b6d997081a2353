import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { approvedSources } from "~/domain/retrieval/search-index/approved-passages";
import { asLanguage } from "~/domain/retrieval/words/language";
import type { Milvus, VectorRow, WordsRow } from "~/integrations/search/milvus";
import { stemsText } from "./stems-text";

type Collection = {
  name: string;
  kind: "words" | "vectors";
  embeddingId: string | null;
  state: "building" | "current";
};
/** A file or an approved answer with its passages. */
type Source = { id: string; companyId: string; divisionId: string; first: string; passages: number };

const filesPerBatch = 50;
const rowsPerBatch = 500;
/** An id that is before all others. */
const lowestId = "00000000-0000-0000-0000-000000000000";
/** Another run may take the lease after this time without a renewal. */
const leaseSeconds = 60;

/**
 * Brings Milvus into step with the committed rows: removes stale entries, then adds missing ones. A collection that
 * is rebuilt beside the current one replaces it when it is complete. A lease allows one run at a time; every step is
 * idempotent.
 * @param prefix of the collections' names
 * @returns false if another run has the lease
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
      if (collection.state === "building") await makeCurrent(db, milvus, collection, prefix);
    }
    return true;
  } finally {
    await db.run(sql`update index_engine set writer = null, writer_until = null where writer = ${run}`);
  }
}

async function takeLease(db: Db, run: string): Promise<boolean> {
  // In the database's time, because the clocks of machines differ.
  const updated = await db.run(sql`
    update index_engine set writer = ${run}, writer_until = now() + make_interval(secs => ${leaseSeconds})
    where writer is null or writer = ${run} or writer_until < now()`);
  return updated === 1;
}

/** The collections of Milvus, the current ones first, because searches use them. */
export const collectionsOf = (db: Db): Promise<Collection[]> =>
  db.many<Collection>(sql`
    select name, kind, embedding_id as "embeddingId", state from index_collections
    order by state = 'building', kind desc, name`);

/** Creates the missing collections, one for words and one for each embedding, and those of a requested rebuild. */
async function prepareCollections(db: Db, milvus: Milvus, prefix: string): Promise<void> {
  for (const { name, embeddingId } of await collectionsOf(db)) {
    const isOrphan =
      embeddingId && !(await db.maybe(sql`select 1 as found from embeddings where id = ${embeddingId}`));
    // Milvus lost its data, or the address is now that of another server.
    if (isOrphan || !(await milvus.has(name))) await dropCollection(db, milvus, name);
  }
  const { rebuildAt } = await db.one<{ rebuildAt: Date | null }>(
    sql`select rebuild_at as "rebuildAt" from index_engine`,
  );
  const required: { embeddingId: string | null; dimension: number | null }[] = [
    { embeddingId: null, dimension: null },
    ...(await db.many<{ embeddingId: string; dimension: number }>(sql`
      select id as "embeddingId", dimension from embeddings where dimension is not null order by id`)),
  ];
  for (const { embeddingId, dimension } of required) {
    const existing = await db.many<{ createdAt: Date }>(sql`
      select created_at as "createdAt" from index_collections
      where embedding_id is not distinct from ${embeddingId}::uuid order by created_at desc`);
    const newest = existing[0]?.createdAt;
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

/** SQL of the sources that a collection should contain. */
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

/** SQL condition on index_files i and a source s: the collection has its current passages. */
const isCurrent = sql`i.file_id = s.id and i.first_id = s.first and i.division_id = s."divisionId" and i.entries = s.passages`;

/** The number of files and approved answers that a collection lacks, or contains though they were deleted. */
export async function countOutdatedFiles(db: Db, collection: Collection): Promise<number> {
  const { behind } = await db.one<{ behind: number }>(sql`
    with s as (${sourcesOf(collection)})
    select (select count(*) from s where not exists (
              select from index_files i where i.collection = ${collection.name} and ${isCurrent}))
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
    const stale = await db.many<{ id: string }>(sql`
      with s as (${sourcesOf(collection)})
      select i.file_id as id from index_files i
      where i.collection = ${collection.name} and not exists (select from s where ${isCurrent})
      order by i.file_id limit ${filesPerBatch}`);
    const ids = stale.map(({ id }) => id);
    await milvus.deleteFiles(collection.name, ids);
    await db.run(sql`
      delete from index_files where collection = ${collection.name} and file_id = any(${ids}::uuid[])`);
    if (stale.length < filesPerBatch) return;
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
      order by s.id limit ${filesPerBatch}`);
    await addSources(db, milvus, collection, missing, step);
    if (missing.length < filesPerBatch) return;
  }
}

/** Adds sources. Small files share a request, because each request takes as long as some hundred rows. */
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
  const sourceById = new Map(sources.map(source => [source.id, source]));
  let last: Entry | undefined;
  for (;;) {
    const rows: Entry[] = await db.many<Entry>(entriesOf(ids, embeddingId, last));
    await milvus.write(
      name,
      rows.map(row => rowOf(row, sourceById.get(row.source)!)),
    );
    if (rows.length < rowsPerBatch) break;
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

/** SQL of the next entries after `last`, by source and ordinal. */
function entriesOf(ids: string[], embeddingId: string | null, last: Entry | undefined): Sql {
  const after = last ? sql`(${last.source}::uuid, ${last.ordinal}::int)` : sql`(${lowestId}::uuid, -1)`;
  if (embeddingId)
    return sql`
      select p.id, p.file_id as source, p.ordinal, p.language, ''::bytea as terms, '' as text, v.vector
      from passages p join passage_vectors v on v.passage_id = p.id and v.embedding_id = ${embeddingId}
      where p.file_id = any(${ids}::uuid[]) and (p.file_id, p.ordinal) > ${after}
      order by p.file_id, p.ordinal limit ${rowsPerBatch}`;
  return sql`
    select id, file_id as source, ordinal, language, terms, text, null::bytea as vector from passages
    where file_id = any(${ids}::uuid[]) and (file_id, ordinal) > ${after}
    union all
    select passage_id, id, 0, language, terms, array_to_string(wordings, E'\n') || E'\n' || answer, null
    from approved_answers where id = any(${ids}::uuid[]) and ended_at is null and (id, 0) > ${after}
    order by source, ordinal limit ${rowsPerBatch}`;
}

function rowOf({ id, language, terms, text, vector }: Entry, { id: file, companyId, divisionId }: Source) {
  const keys = { id, company: companyId, division: divisionId, file };
  if (!vector) return { ...keys, stems: stemsText(terms, text, asLanguage(language)) } satisfies WordsRow;
  const bytes = new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  return { ...keys, vector: [...bytes] } satisfies VectorRow;
}

/**
 * Makes a collection the current one if it is complete, and drops the one before. That of words has an alias, for operators
 * who inspect Milvus.
 */
async function makeCurrent(db: Db, milvus: Milvus, collection: Collection, prefix: string): Promise<void> {
  const { name, kind, embeddingId } = collection;
  if ((await countOutdatedFiles(db, collection)) > 0) return;
  if (kind === "words") await milvus.pointAlias(`${prefix}_words`, name);
  const previous = await db.transaction(async tx => {
    const old = await tx.many<{ name: string }>(sql`
      update index_collections set state = 'building' where state = 'current' and name <> ${name}
        and embedding_id is not distinct from ${embeddingId}::uuid returning name`);
    await tx.run(sql`
      update index_collections set state = 'current', completed_at = ${clock.now()} where name = ${name}`);
    return old;
  });
  for (const old of previous) await dropCollection(db, milvus, old.name);
}

async function dropCollection(db: Db, milvus: Milvus, name: string): Promise<void> {
  if (await milvus.has(name)) await milvus.drop(name);
  await db.run(sql`delete from index_collections where name = ${name}`);
}
