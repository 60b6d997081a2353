import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { enqueueEmbedding } from "./embed-passages";
import { wantedEmbedding } from "./wanted-embedding";

/** Time without attempts after the last attempt of a job has failed. */
const retryAfterMinutes = 60;

/**
 * Enqueues the computation of vectors for companies that lack some: after the operator has chosen a model, a job was lost, a
 * budget was used up, or a provider was unavailable for longer than the attempts of a job.
 */
export async function resumeEmbedding(db: Database): Promise<void> {
  const companies = await db.many<{ id: string; has: boolean }>(sql`
    select c.id, exists (select from embeddings e where e.company_id = c.id) as has
    from companies c where c.closed_at is null
      and not exists (
        select from graphile_worker.jobs j where j.key = 'embed_passages:' || c.id
          and (j.attempts < j.max_attempts or j.locked_at is not null))
      and not exists (
        select from embeddings e where e.company_id = c.id
          and e.failed_at > ${clock.now()}::timestamptz - ${retryAfterMinutes} * interval '1 minute')
    order by c.id`);
  for (const { id, has } of companies) {
    const place = await wantedEmbedding(db, id).then(
      wanted => wanted?.place,
      () => undefined,
    );
    if (place ? await lacksVectors(db, id, place) : has) await enqueueEmbedding(db, id);
  }
}

async function lacksVectors(db: Database, companyId: string, place: Buffer): Promise<boolean> {
  const lacking = await db.maybe(sql`
    select 1 as found from companies c
    left join embeddings e on e.company_id = c.id and e.place = ${place}
    where c.id = ${companyId} and (e.state is distinct from 'current' or exists (
        select from passages p join files f on f.id = p.file_id and f.status = 'ready'
        join divisions d on d.id = p.division_id and d.status = 'open'
        where p.company_id = c.id and not exists (
          select from passage_vectors v where v.passage_id = p.id and v.embedding_id = e.id)))
      and exists (select from passages p where p.company_id = c.id)`);
  return lacking !== undefined;
}
