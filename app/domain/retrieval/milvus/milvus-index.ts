import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Milvus, MilvusScope } from "~/integrations/search/milvus";
import { approvedRowsOf } from "../approved-passages";
import type { IndexCache } from "../index-cache";
import { asLanguage } from "../language";
import type { PassageIndex, SearchedDivision } from "../search-passages";
import { searchSegments } from "../search-segments";
import { buildSegment, type IndexRow } from "../segment";
import { termsVersion } from "../terms";
import { quantise } from "../vectors/quantise";
import { spreadOf } from "../vectors/spread";
import type { EngineState } from "./engine-state";
import { questionText } from "./stems-text";

/** Candidates that Milvus proposes; our own scores order them. */
const candidates = 100;
/** The sample of vectors that tells how far apart they are, and how long it is kept. */
const sampled = 500;
const sampleKeptMs = 10 * 60_000;

/**
 * Words and vectors in Milvus. It proposes passages under the filter of company and divisions; their scores are computed
 * here from their rows, with how rare words are in a sample of each division, so that the levels of answers mean the same
 * with every engine. Without Milvus `instead` searches, by words alone.
 */
export function milvusIndex(
  milvus: Milvus,
  state: EngineState,
  samples: IndexCache,
  instead: PassageIndex,
): PassageIndex {
  const spreads = new Map<string, { at: number; vectors: Int8Array[] }>();

  async function sampleOf(db: Db, embeddingId: string): Promise<Int8Array[]> {
    const now = clock.now().getTime();
    const known = spreads.get(embeddingId);
    if (known && now - known.at < sampleKeptMs) return known.vectors;
    const rows = await db.many<{ vector: Buffer }>(sql`
      select vector from passage_vectors where embedding_id = ${embeddingId} limit ${sampled}`);
    const vectors = rows.map(
      ({ vector }) => new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
    );
    if (spreads.size > 100) spreads.clear();
    spreads.set(embeddingId, { at: now, vectors });
    return vectors;
  }

  return {
    async words(db, companyId, divisions, question, limit) {
      const name = await currentCollection(db);
      if (name === undefined) return instead.words(db, companyId, divisions, question, limit);
      const divisionIds = divisions.map(({ id }) => id);
      const found = await Promise.all(divisions.map(({ id, version }) => samples.at(db, id, version)));
      const counted = found.flatMap(({ parts }) => parts.map(part => part.segment));
      const asked = questionText(question, counted);
      const ids = await state.ask(db, () =>
        milvus.searchWords(name, scopeOf(companyId, divisions), asked, candidates),
      );
      if (!ids) return instead.words(db, companyId, divisions, question, limit);
      const proposed = await buildSegment(await rowsOf(db, companyId, divisionIds, ids));
      return searchSegments([proposed], question, limit, { counted });
    },

    async near(db, companyId, divisions, { embeddingId, vector }, limit) {
      const name = await currentCollection(db, embeddingId);
      if (name === undefined) return undefined;
      const scope = scopeOf(companyId, divisions);
      const hits = await state.ask(db, () => milvus.searchVectors(name, scope, [...vector], limit));
      if (!hits) return undefined;
      return { hits, ...spreadOf(quantise(vector), await sampleOf(db, embeddingId)) };
    },
  };
}

/** Approved answers stand for files of their own: a division that is limited to files has none of them. */
function scopeOf(companyId: string, divisions: SearchedDivision[]): MilvusScope {
  const limited = divisions.filter(({ fileIds }) => fileIds !== undefined);
  const whole = divisions.filter(({ fileIds }) => fileIds === undefined);
  return {
    companyId,
    divisionIds: whole.map(({ id }) => id),
    only: {
      divisionIds: limited.map(({ id }) => id),
      fileIds: [...new Set(limited.flatMap(({ fileIds = [] }) => fileIds))],
    },
  };
}

/** Where words, or the vectors of an embedding, are searched now; undefined while they are built for the first time. */
async function currentCollection(db: Db, embeddingId?: string): Promise<string | undefined> {
  const row = await db.maybe<{ name: string }>(sql`
    select name from index_collections where state = 'current' and kind = ${embeddingId ? "vectors" : "words"}
      and embedding_id is not distinct from ${embeddingId ?? null}::uuid limit 1`);
  return row?.name;
}

async function rowsOf(db: Db, companyId: string, divisionIds: string[], ids: string[]): Promise<IndexRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.many<Omit<IndexRow, "language"> & { language: string }>(sql`
    select id, language, terms, case when get_byte(terms, 0) <> ${termsVersion} then text end as text
    from passages
    where company_id = ${companyId} and division_id = any(${divisionIds}::uuid[]) and id = any(${ids}::uuid[])
    order by id`);
  const approved = await approvedRowsOf(db, sql`a.passage_id = any(${ids}::uuid[])`);
  return [...rows.map(row => ({ ...row, language: asLanguage(row.language) })), ...approved];
}
