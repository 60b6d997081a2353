import sql from "sql-template-tag";
import type { Release } from "~/contract/finding-kinds";
import type { Db } from "~/db/connection";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";
import { notifyFilesChanged } from "./notify-files-changed";
import { openAttempt } from "./reading-attempt";

/** A file being read. `attempt` counts the starts: only the latest may write its results. */
export type Reading = {
  id: string;
  attempt: number;
  kind: DocumentKind;
  storage_key: string;
  company_id: string;
  /** The decision about the findings that quarantined the file. */
  released: Release | null;
};

/** SQL condition: the row still belongs to this reading. */
export function isCurrentReading({ id, attempt }: Pick<Reading, "id" | "attempt">) {
  return sql`id = ${id} and attempts = ${attempt} and status in ('reading', 'indexing')`;
}

/** Starts reading a file from its first page; undefined if the file is not queued or in progress. */
export async function beginReading(db: Db, fileId: string): Promise<Reading | undefined> {
  return db.transaction(async tx => {
    const reading = await tx.maybe<Reading>(sql`
      update files set status = 'reading', reason = null, pages_read = 0, attempts = attempts + 1
      where id = ${fileId} and status in ('queued', 'reading', 'indexing')
      returning id, attempts as attempt, kind, storage_key, company_id, released`);
    if (reading) await openAttempt(tx, reading);
    if (reading) await notifyFilesChanged(tx);
    return reading;
  });
}
