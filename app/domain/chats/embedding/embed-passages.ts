import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database, Db } from "~/db/connection";
import { newId } from "~/db/id";
import { outdateVectors } from "~/domain/retrieval/vectors/outdate-vectors";
import { packVector } from "~/domain/retrieval/vectors/quantise";
import { enqueue } from "~/queue/enqueue";
import { embedTexts } from "./embed-texts";
import { type WantedEmbedding, wantedEmbedding } from "./wanted-embedding";

/** Passages of one request: a response of 20 vectors with 4,096 dimensions is below the limit of its size. */
const batchSize = 20;
/** Characters of one request after the first passage: a small server without a graphics card reads 2,000 tokens in seconds. */
const batchChars = 8_000;
/** Maximum number of requests of a run, so that other jobs can run; the next run continues. */
const maxRequests = 200;

type Embedding = { id: string; state: "building" | "current"; dimension: number | null };
type Missing = { id: string; heading: string | null; text: string; divisionId: string };

/**
 * Computes the missing vectors of a company's passages. Without a wanted model, deletes all vectors. The vectors of
 * another model are built beside the current ones, and replace them when every passage has one. Each batch is stored
 * separately, so an interrupted run continues after the last one.
 * @throws AppError as `Embedder.embed`, after recording the failure in the row, so that the job is retried
 */
export async function embedPassages(db: Database, companyId: string, signal: AbortSignal): Promise<void> {
  const target = await wantedEmbedding(db, companyId).catch(async error => {
    await recordFailure(db, sql`company_id = ${companyId}`, error);
    throw error;
  });
  if (!target) {
    await db.run(sql`delete from embeddings where company_id = ${companyId}`);
    return;
  }
  const embedding = await embeddingFor(db, companyId, target);
  for (let request = 0; request < maxRequests; request++) {
    signal.throwIfAborted();
    const missing = await missingPassages(db, companyId, embedding.id);
    if (missing.length === 0) return makeCurrent(db, companyId, embedding.id);
    if (!(await embedBatch(db, { companyId, target, embedding, signal }, missing))) return;
  }
  await enqueueEmbedding(db, companyId);
}

/** Enqueues the computation of missing vectors, after a running one. */
export function enqueueEmbedding(db: Db, companyId: string): Promise<void> {
  return enqueue(db, "embed_passages", { companyId }, { key: `embed_passages:${companyId}` });
}

/** The row of the wanted model. Deletes the rows of other models that were never complete. */
async function embeddingFor(
  db: Database,
  companyId: string,
  { embedder, place }: WantedEmbedding,
): Promise<Embedding> {
  return db.transaction(async tx => {
    await tx.run(sql`
      delete from embeddings where company_id = ${companyId} and state = 'building'
        and (model, place) is distinct from (${embedder.name}, ${place}::bytea)`);
    await tx.run(sql`
      insert into embeddings (id, company_id, model, place, created_at)
      values (${newId()}, ${companyId}, ${embedder.name}, ${place}, ${clock.now()})
      on conflict (company_id, model, place) do nothing`);
    return tx.one<Embedding>(sql`
      select id, state, dimension from embeddings
      where company_id = ${companyId} and model = ${embedder.name} and place = ${place} for update`);
  });
}

/** The next passages without a vector, of one division, whose budget pays for them. */
async function missingPassages(db: Db, companyId: string, embeddingId: string): Promise<Missing[]> {
  const [first, ...others] = await db.many<Missing>(sql`
    select p.id, coalesce(p.heading, g.heading) as heading, p.text, p.division_id as "divisionId" from passages p
    join pages g on g.id = p.page_id
    join files f on f.id = p.file_id and f.status = 'ready'
    join divisions d on d.id = p.division_id and d.status = 'open'
    where p.company_id = ${companyId} and not exists (
      select from passage_vectors v where v.passage_id = p.id and v.embedding_id = ${embeddingId})
    order by p.division_id, p.file_id, p.ordinal limit ${batchSize}`);
  if (!first) return [];
  let chars = 0;
  const fits = ({ divisionId, text }: Missing) => {
    chars += text.length;
    return divisionId === first.divisionId && chars <= batchChars;
  };
  return [first, ...others.filter(fits)];
}

type Run = { companyId: string; target: WantedEmbedding; embedding: Embedding; signal: AbortSignal };

/** Embeds passages of one division. Returns false if a call is not admitted now, with the reason in the row. */
async function embedBatch(
  db: Database,
  { companyId, target, embedding, signal }: Run,
  missing: Missing[],
): Promise<boolean> {
  const caller = { companyId, userId: null, divisionIds: [missing[0]!.divisionId] };
  const texts = missing.map(embeddedText);
  try {
    const vectors = await embedTexts(db, target, caller, { texts, role: "passage", signal });
    if (typeof vectors === "string") {
      await recordFailure(db, sql`id = ${embedding.id}`, vectors);
      return false;
    }
    embedding.dimension ??= vectors[0]!.length;
    if (vectors[0]!.length !== embedding.dimension) throw new AppError("embedding_dimension");
    await storeVectors(db, embedding, missing, vectors);
    return true;
  } catch (error) {
    if (!signal.aborted) await recordFailure(db, sql`id = ${embedding.id}`, error);
    throw error;
  }
}

/** The text of a passage's vector: it includes the heading, because often only that names the subject. */
export const embeddedText = ({ heading, text }: { heading: string | null; text: string }): string =>
  heading ? `${heading}\n${text}` : text;

/** Stores the vectors of passages of one division, without those of passages that were deleted meanwhile. */
async function storeVectors(
  db: Database,
  { id, state, dimension }: Embedding,
  passages: Missing[],
  vectors: Float32Array[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(sql`
      insert into passage_vectors (embedding_id, passage_id, vector)
      select ${id}, p.id, v.vector
      from unnest(${passages.map(one => one.id)}::uuid[], ${vectors.map(packVector)}::bytea[]) as v (passage_id, vector)
      join passages p on p.id = v.passage_id
      on conflict do nothing`);
    await tx.run(sql`
      update embeddings set dimension = ${dimension}, failures = 0, reason = null, failed_at = null where id = ${id}`);
    if (state === "current") await outdateVectors(tx, [passages[0]!.divisionId]);
  });
}

/** Makes these vectors the current ones, and deletes those of other models. */
async function makeCurrent(db: Database, companyId: string, embeddingId: string): Promise<void> {
  await db.transaction(async tx => {
    const completed = await tx.maybe(sql`
      select 1 as found from embeddings where id = ${embeddingId} and state = 'building' and dimension is not null
      for update`);
    if (!completed) return;
    await tx.run(sql`delete from embeddings where company_id = ${companyId} and id <> ${embeddingId}`);
    await tx.run(sql`
      update embeddings set state = 'current', completed_at = ${clock.now()}, failures = 0, reason = null, failed_at = null
      where id = ${embeddingId}`);
    const divisions = await tx.many<{ id: string }>(sql`
      select id from divisions where company_id = ${companyId} and status = 'open' order by id`);
    await outdateVectors(
      tx,
      divisions.map(({ id }) => id),
    );
  });
}

async function recordFailure(db: Db, condition: Sql, failure: unknown): Promise<void> {
  const reason =
    typeof failure === "string" ? failure : failure instanceof AppError ? failure.code : "unexpected";
  await db.run(sql`
    update embeddings set failures = failures + 1, reason = ${reason}, failed_at = ${clock.now()} where ${condition}`);
}
