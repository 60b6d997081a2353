import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { SearchedDivision } from "./search-passages";

/** The ids of the passages of the chosen files; undefined if no division is restricted to files. */
export async function chosenPassages(
  db: Db,
  divisions: SearchedDivision[],
): Promise<ReadonlySet<string> | undefined> {
  const restricted = divisions.filter(({ fileIds }) => fileIds !== undefined);
  if (restricted.length === 0) return undefined;
  const rows = await db.many<{ id: string }>(sql`
    select p.id from passages p
    where p.division_id = any(${restricted.map(({ id }) => id)}::uuid[])
      and p.file_id = any(${restricted.flatMap(({ fileIds = [] }) => fileIds)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
