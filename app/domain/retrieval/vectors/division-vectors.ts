import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { lengthOf } from "./quantise";

/** The vectors of a division's passages, in memory that a worker thread can read too. */
export interface DivisionVectors {
  divisionId: string;
  embeddingId: string;
  /** As `division_versions` when they were read. */
  version: string;
  dimension: number;
  count: number;
  /** The id of a passage, as PostgreSQL prints it. */
  idAt(place: number): string;
  /** int8, `dimension` for each passage. */
  vectors: SharedArrayBuffer;
  /** The vectors' lengths, as Float32. */
  lengths: SharedArrayBuffer;
  /** Memory in bytes. */
  bytes: number;
}

const rowsAtOnce = 2_000;

/** Reads the vectors that an embedding has of a division. Those of another dimension are left out. */
export async function readVectors(
  db: Db,
  divisionId: string,
  embeddingId: string,
  version: string,
): Promise<DivisionVectors> {
  const { count: most, dimension } = await db.one<{ count: number; dimension: number | null }>(sql`
    select (select count(*) from passages p join passage_vectors v on v.passage_id = p.id
            where p.division_id = ${divisionId} and v.embedding_id = ${embeddingId}) as count,
           (select dimension from embeddings where id = ${embeddingId}) as dimension`);
  const size = dimension ?? 0;
  const ids = Buffer.alloc(most * 16);
  const vectors = new SharedArrayBuffer(most * size);
  const lengths = new SharedArrayBuffer(most * 4);
  const [bytes, norms] = [new Int8Array(vectors), new Float32Array(lengths)];
  let count = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (size > 0) {
    const rows = await db.many<{ id: string; vector: Buffer }>(sql`
      select p.id, v.vector from passages p join passage_vectors v on v.passage_id = p.id
      where p.division_id = ${divisionId} and v.embedding_id = ${embeddingId} and p.id > ${after}
      order by p.id limit ${rowsAtOnce}`);
    for (const { id, vector } of rows) {
      // Passages that came meanwhile: the next version has them.
      if (count === most || vector.byteLength !== size) continue;
      const one = new Int8Array(vector.buffer, vector.byteOffset, size);
      bytes.set(one, count * size);
      norms[count] = lengthOf(one);
      ids.write(id.replaceAll("-", ""), count * 16, "hex");
      count += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) break;
    after = last.id;
  }
  return {
    divisionId,
    embeddingId,
    version,
    dimension: size,
    count,
    vectors,
    lengths,
    idAt: place => uuidAt(ids, place),
    bytes: ids.byteLength + vectors.byteLength + lengths.byteLength + 1_000,
  };
}

function uuidAt(ids: Buffer, place: number): string {
  const hex = ids.toString("hex", place * 16, place * 16 + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
