import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { DocumentKind } from "~/domain/reading/document-kind";
import { tellFiles } from "./tell-readers";

/** A file that is being read. `attempt` counts every beginning: only the latest may write its results. */
export type Reading = {
  id: string;
  attempt: number;
  kind: DocumentKind;
  storage_key: string;
};

/** SQL: the row belongs to this reading still. */
export function isStill({ id, attempt }: Pick<Reading, "id" | "attempt">) {
  return sql`id = ${id} and attempts = ${attempt} and status in ('reading', 'indexing')`;
}

/** Takes a file for reading, from the first page; undefined when there is nothing to read (any more). */
export async function beginReading(db: Db, fileId: string): Promise<Reading | undefined> {
  return db.transaction(async tx => {
    const reading = await tx.maybe<Reading>(sql`
      update files set status = 'reading', reason = null, pages_read = 0, attempts = attempts + 1
      where id = ${fileId} and status in ('queued', 'reading', 'indexing')
      returning id, attempts as attempt, kind, storage_key`);
    if (reading) await tellFiles(tx, [fileId]);
    return reading;
  });
}
