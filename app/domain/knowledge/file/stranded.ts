import sql, { type Sql } from "sql-template-tag";

/** SQL condition: a job with this id in its payload waits, runs, or will be retried. */
function hasJob(field: "fileId" | "divisionId" | "itemId", id: Sql): Sql {
  return sql`${id}::text in (
    select j.payload ->> ${field} from graphile_worker._private_jobs j
    where j.payload ->> ${field} is not null and (j.attempts < j.max_attempts or j.locked_at is not null))`;
}

/** SQL: files in progress without a job; `job` is the missing one. */
export const strandedFiles = sql`
  select f.id, case when f.status = 'deleting' then 'delete_file' else 'read_file' end as job
  from files f join divisions d on d.id = f.division_id and d.status = 'open'
  where f.status not in ('ready', 'failed', 'quarantined') and not ${hasJob("fileId", sql`f.id`)}`;

/** SQL: divisions being deleted without a job. */
export const strandedDivisions = sql`
  select d.id from divisions d where d.status = 'deleting' and not ${hasJob("divisionId", sql`d.id`)}`;

/** SQL: archives to unpack without a job. */
export const strandedArchives = sql`
  select i.id from batch_items i
  where i.storage_key is not null and i.outcome = 'unpacking' and not ${hasJob("itemId", sql`i.id`)}`;
