import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { uuidAt } from "~/db/uuid-at";
import { vectorNorm } from "./quantise";

/** The vectors of a division's passages, in memory shared with the worker thread that compares them. */
export interface DivisionVectors {
  divisionId: string;
  embeddingId: string;
  /** The state of `division_versions` when they were read. */
  version: string;
  dimension: number;
  count: number;
  /** The id of the passage with the vector at this index, as PostgreSQL prints it. */
  idAt(index: number): string;
  /** `dimension` int8 components for each passage. */
  vectors: SharedArrayBuffer;
  /** The norm of each vector, as Float32. */
  norms: SharedArrayBuffer;
  /** Memory in bytes. */
  bytes: number;
}

const batchSize = 2_000;

/** Reads the vectors of a division's passages by one embedding, without those of another dimension. */
export async function readVectors(
  db: Db,
  divisionId: string,
  embeddingId: string,
  version: string,
): Promise<DivisionVectors> {
  const { count: maxCount, dimension } = await db.one<{ count: number; dimension: number | null }>(sql`
    select (select count(*) from passages p join passage_vectors v on v.passage_id = p.id
            where p.division_id = ${divisionId} and v.embedding_id = ${embeddingId}) as count,
           (select dimension from embeddings where id = ${embeddingId}) as dimension`);
  const size = dimension ?? 0;
  const ids = Buffer.alloc(maxCount * 16);
  const vectors = new SharedArrayBuffer(maxCount * size);
  const norms = new SharedArrayBuffer(maxCount * 4);
  const [vectorBytes, normValues] = [new Int8Array(vectors), new Float32Array(norms)];
  let count = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (size > 0) {
    const rows = await db.many<{ id: string; vector: Buffer }>(sql`
      select p.id, v.vector from passages p join passage_vectors v on v.passage_id = p.id
      where p.division_id = ${divisionId} and v.embedding_id = ${embeddingId} and p.id > ${after}
      order by p.id limit ${batchSize}`);
    for (const { id, vector } of rows) {
      // Skips passages that were added meanwhile: the next version has them.
      if (count === maxCount || vector.byteLength !== size) continue;
      const one = new Int8Array(vector.buffer, vector.byteOffset, size);
      vectorBytes.set(one, count * size);
      normValues[count] = vectorNorm(one);
      ids.write(id.replaceAll("-", ""), count * 16, "hex");
      count += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
    after = last.id;
  }
  return {
    divisionId,
    embeddingId,
    version,
    dimension: size,
    count,
    vectors,
    norms,
    idAt: index => uuidAt(ids, index),
    bytes: ids.byteLength + vectors.byteLength + norms.byteLength + 1_000,
  };
}
