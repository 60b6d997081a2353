import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { failReading, type TellEnd } from "./fail-reading";

/** For a file whose reader died with its process on the last attempt: nobody else will come back to it. */
export async function failAbandoned(db: Db, fileId: string, tell: TellEnd): Promise<void> {
  const reading = await db.maybe<{ id: string; attempt: number }>(sql`
    select id, attempts as attempt from files where id = ${fileId} and status in ('reading', 'indexing')`);
  if (reading) await failReading(db, reading, "read_crashed", tell);
}
