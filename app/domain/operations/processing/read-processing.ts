import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { ProcessingFile } from "~/contract/processing";
import type { ReadingAttempt } from "~/contract/processing-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readAttempts } from "~/domain/knowledge/file/reading-attempt";
import { processingColumns, processingTables } from "./processing-sql";

type Details = ProcessingFile & {
  passages: number;
  hiddenWords: number;
  place: number | null;
  waiting: number;
  history: ReadingAttempt[];
};

/** A file of any company with its attempts, the latest first. @throws AppError not_found */
export async function readProcessing(db: Db, actor: Actor, id: string): Promise<Details> {
  const file = await db.maybe<ProcessingFile & { passages: number; hiddenWords: number }>(sql`
    select ${processingColumns(actor)}, f.passages, f.hidden_words as "hiddenWords"
    from ${processingTables} where f.id = ${id}`);
  if (!file) throw new AppError("not_found");
  const queue = file.status === "queued" ? await placeOf(db, id) : { place: null, waiting: 0 };
  return { ...file, ...queue, history: await readAttempts(db, id) };
}

/** The place of a file among those that wait, in the order in which workers take them. */
async function placeOf(db: Db, id: string): Promise<{ place: number | null; waiting: number }> {
  return db.one<{ place: number | null; waiting: number }>(sql`
    with waiting as (
      select payload ->> 'fileId' as file_id, row_number() over (order by priority, run_at, j.id) as place
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'read_file' and locked_at is null and attempts < max_attempts
    )
    select (select place from waiting where file_id = ${id}::text limit 1) as place, count(*) as waiting from waiting`);
}
