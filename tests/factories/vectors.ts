import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { outdateVectors } from "~/domain/retrieval/vectors/outdate-vectors";
import { packVector } from "~/domain/retrieval/vectors/quantise";
import type { QuestionVector } from "~/domain/retrieval/vectors/question-vector";
import { fakeDimension, fakeVector } from "~/integrations/ai/fake-vectors";

/** Adds vectors of the fake provider to all passages of a company without one. Returns the embedding's id. */
export async function giveVectors(db: Db, companyId: string, dimension = fakeDimension): Promise<string> {
  await db.run(sql`
    insert into embeddings (id, company_id, model, place, dimension, state, created_at, completed_at)
    values (${newId()}, ${companyId}, 'openai/fake', ''::bytea, ${dimension}, 'current', ${clock.now()}, ${clock.now()})
    on conflict do nothing`);
  const { id } = await db.one<{ id: string }>(sql`select id from embeddings where company_id = ${companyId}`);
  const rows = await db.many<{ id: string; text: string }>(sql`
    select id, text from passages p where company_id = ${companyId}
      and not exists (select from passage_vectors v where v.passage_id = p.id and v.embedding_id = ${id})`);
  await db.run(sql`
    insert into passage_vectors (embedding_id, passage_id, vector)
    select ${id}, p, v from unnest(${rows.map(row => row.id)}::uuid[],
      ${rows.map(row => packVector(Float32Array.from(fakeVector(row.text, dimension))))}::bytea[]) as given (p, v)`);
  const divisions = await db.many<{ id: string }>(
    sql`select id from divisions where company_id = ${companyId}`,
  );
  await outdateVectors(
    db,
    divisions.map(division => division.id),
  );
  return id;
}

export const questionVector = (
  embeddingId: string,
  question: string,
  dimension = fakeDimension,
): QuestionVector => ({
  embeddingId,
  vector: Float32Array.from(fakeVector(question, dimension)),
});
