import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { ProcessingFile, ProcessingRow } from "~/contract/processing";
import type { ReadingAttempt } from "~/contract/processing-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readAttempts } from "~/domain/knowledge/file/reading-attempt";
import { inQueue } from "./in-queue";
import { processingColumns, processingTables } from "./processing-sql";

type Details = ProcessingRow & {
  passages: number;
  hiddenWords: number;
  history: ReadingAttempt[];
};

/** A file of any company with its attempts, the latest first. @throws AppError not_found */
export async function readProcessing(db: Db, actor: Actor, id: string): Promise<Details> {
  const file = await db.maybe<ProcessingFile & { passages: number; hiddenWords: number }>(sql`
    select ${processingColumns(actor)}, f.passages, f.hidden_words as "hiddenWords"
    from ${processingTables} where f.id = ${id}`);
  if (!file) throw new AppError("not_found");
  const [row] = await inQueue(db, [file]);
  return { ...row!, history: await readAttempts(db, id) };
}
