import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { SearchedDivision } from "./search-passages";

/** The ids of the passages of the chosen files; undefined where all divisions are searched whole. */
export async function chosenPassages(
  db: Db,
  divisions: SearchedDivision[],
): Promise<ReadonlySet<string> | undefined> {
  const limited = divisions.filter(({ fileIds }) => fileIds !== undefined);
  if (limited.length === 0) return undefined;
  const rows = await db.many<{ id: string }>(sql`
    select p.id from passages p
    where p.division_id = any(${limited.map(({ id }) => id)}::uuid[])
      and p.file_id = any(${limited.flatMap(({ fileIds = [] }) => fileIds)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
