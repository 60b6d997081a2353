import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { approvedRowsOf } from "~/domain/retrieval/search-index/approved-passages";
import type { IndexCache } from "~/domain/retrieval/search-index/index-cache";
import { searchSegments } from "~/domain/retrieval/search-index/search-segments";
import { buildSegment, type IndexRow } from "~/domain/retrieval/search-index/segment";
import { asLanguage } from "~/domain/retrieval/words/language";
import { termsVersion } from "~/domain/retrieval/words/terms";
import type { Milvus, MilvusScope } from "~/integrations/search/milvus";
import type { PassageIndex, SearchedDivision } from "../search-passages";
import { cosineDistribution } from "../vectors/cosine-distribution";
import { quantise } from "../vectors/quantise";
import type { EngineState } from "./engine-state";
import { questionText } from "./stems-text";

/** Number of candidates from Milvus, which are then ranked by their scores here. */
const maxCandidates = 100;
/** Number of vectors in the sample that determines the distribution of cosines, and the time for which it is cached. */
const sampleSize = 500;
const sampleTtlMs = 10 * 60_000;

/**
 * An index of words and vectors in Milvus. Milvus proposes candidates under the filter of company and divisions.
 * Their scores are computed here from their rows, with the statistics of words in a sample of each division, so that
 * the levels of answers mean the same with every engine.
 * @param fallback searches words while Milvus is unavailable
 */
export function milvusIndex(
  milvus: Milvus,
  state: EngineState,
  samples: IndexCache,
  fallback: PassageIndex,
): PassageIndex {
  const samplesByEmbedding = new Map<string, { readAt: number; vectors: Int8Array[] }>();

  async function readSample(db: Db, embeddingId: string): Promise<Int8Array[]> {
    const now = clock.now().getTime();
    const cached = samplesByEmbedding.get(embeddingId);
    if (cached && now - cached.readAt < sampleTtlMs) return cached.vectors;
    const rows = await db.many<{ vector: Buffer }>(sql`
      select vector from passage_vectors where embedding_id = ${embeddingId} limit ${sampleSize}`);
    const vectors = rows.map(
      ({ vector }) => new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
    );
    if (samplesByEmbedding.size > 100) samplesByEmbedding.clear();
    samplesByEmbedding.set(embeddingId, { readAt: now, vectors });
    return vectors;
  }

  return {
    async searchWords(db, companyId, divisions, question, limit) {
      const name = await currentCollection(db);
      if (name === undefined || !state.isAvailable)
        return fallback.searchWords(db, companyId, divisions, question, limit);
      const divisionIds = divisions.map(({ id }) => id);
      const indexes = await Promise.all(divisions.map(({ id, version }) => samples.get(db, id, version)));
      const statistics = indexes.flatMap(({ parts }) => parts.map(part => part.segment));
      const query = questionText(question, statistics);
      const ids = await state.request(db, () =>
        milvus.searchWords(name, scopeOf(companyId, divisions), query, maxCandidates),
      );
      if (!ids) return fallback.searchWords(db, companyId, divisions, question, limit);
      const candidates = await buildSegment(await readRows(db, companyId, divisionIds, ids));
      return searchSegments([candidates], question, limit, { statistics });
    },

    async searchVectors(db, companyId, divisions, { embeddingId, vector }, limit) {
      const name = await currentCollection(db, embeddingId);
      if (name === undefined) return undefined;
      const scope = scopeOf(companyId, divisions);
      const hits = await state.request(db, () => milvus.searchVectors(name, scope, [...vector], limit));
      if (!hits) return undefined;
      return { hits, ...cosineDistribution(quantise(vector), await readSample(db, embeddingId)) };
    },
  };
}

/** The filter of a search in Milvus. It excludes the approved answers of divisions that are restricted to files. */
function scopeOf(companyId: string, divisions: SearchedDivision[]): MilvusScope {
  const restricted = divisions.filter(({ fileIds }) => fileIds !== undefined);
  const unrestricted = divisions.filter(({ fileIds }) => fileIds === undefined);
  return {
    companyId,
    divisionIds: unrestricted.map(({ id }) => id),
    chosenFiles: {
      divisionIds: restricted.map(({ id }) => id),
      fileIds: [...new Set(restricted.flatMap(({ fileIds = [] }) => fileIds))],
    },
  };
}

/** The collection of words, or of the vectors of an embedding; undefined while it is being built for the first time. */
async function currentCollection(db: Db, embeddingId?: string): Promise<string | undefined> {
  const row = await db.maybe<{ name: string }>(sql`
    select name from index_collections where state = 'current' and kind = ${embeddingId ? "vectors" : "words"}
      and embedding_id is not distinct from ${embeddingId ?? null}::uuid limit 1`);
  return row?.name;
}

async function readRows(
  db: Db,
  companyId: string,
  divisionIds: string[],
  ids: string[],
): Promise<IndexRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.many<Omit<IndexRow, "language"> & { language: string }>(sql`
    select id, language, terms, case when get_byte(terms, 0) <> ${termsVersion} then text end as text
    from passages
    where company_id = ${companyId} and division_id = any(${divisionIds}::uuid[]) and id = any(${ids}::uuid[])
    order by id`);
  const approved = await approvedRowsOf(db, sql`a.passage_id = any(${ids}::uuid[])`);
  return [...rows.map(row => ({ ...row, language: asLanguage(row.language) })), ...approved];
}
