import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { failReading, type NotifyReadingEnd } from "./fail-reading";

/** Fails a file whose process died during the last attempt. */
export async function failAbandoned(db: Db, fileId: string, notify: NotifyReadingEnd): Promise<void> {
  const reading = await db.maybe<{ id: string; attempt: number }>(sql`
    select id, attempts as attempt from files where id = ${fileId} and status in ('reading', 'indexing')`);
  if (reading) await failReading(db, reading, "read_crashed", { notify });
}
