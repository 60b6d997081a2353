import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type Reader, reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** A file with the name of an upload. */
export type Namesake = { id: string; name: string; replaceable: boolean };

/**
 * Finds the files of a division with this name, the newest first, of those that the reader may see; letter case makes no
 * difference. Locks them. Versions that are still being processed do not count.
 * @param sought the name, and a further SQL condition on files f
 */
export async function findNamesakes(
  tx: Db,
  reader: Reader,
  { divisionId, name, condition = sql`true` }: { divisionId: string; name: string; condition?: Sql },
): Promise<Namesake[]> {
  return tx.many<Namesake>(sql`
    select f.id, f.name, ${reachableFiles(reader, "update")} as replaceable from files f
    where f.division_id = ${divisionId} and lower(f.name) = lower(${name}) and f.replaces is null
      and f.status <> 'deleting' and ${reachableFiles(reader)} and ${condition}
    order by f.created_at desc, f.id desc for update`);
}
