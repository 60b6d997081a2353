import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";

/** A division with the number of its ready files and approved answers, and of files that are still being read. */
export type ChatDivision = { id: string; name: string; ready: number; reading: number; limited?: boolean };

/** The select list of a {@link ChatDivision}, from divisions d. */
const chatDivisionColumns = (): Sql => sql`
  d.id, d.name,
  (select count(*) from files f where f.division_id = d.id and f.status = 'ready')
    + (select count(*) from approved_answers a where a.division_id = d.id and ${isApprovedValid()}) as ready,
  (select count(*) from files f where f.division_id = d.id
    and f.status in ('queued', 'reading', 'indexing')) as reading`;

/**
 * Checks the divisions chosen for a chat: the actor must be able to search all of them. Returns them without duplicates.
 * @throws AppError not_found
 */
export async function checkDivisions(db: Db, actor: Actor, ids: string[]): Promise<ChatDivision[]> {
  const requested = [...new Set(ids)];
  const divisions = await db.many<ChatDivision>(sql`
    select ${chatDivisionColumns()} from divisions d
    where d.id = any(${requested}::uuid[]) and d.id in (${searchableDivisions(actor)})
    order by d.name collate natural_order`);
  if (divisions.length < requested.length) throw new AppError("not_found");
  return divisions;
}

/**
 * Requires that one of the divisions has a ready file or an approved answer.
 * @throws AppError chat_needs_file with `values`: the names (`divisions`), the number of files still being read
 * (`reading`), and the first division's id (`divisionId`), for a link to the upload
 */
export function needFile(divisions: ChatDivision[]): void {
  if (divisions.some(division => division.ready > 0)) return;
  throw new AppError("chat_needs_file", {
    values: {
      divisions: divisions.map(division => division.name).join(", "),
      reading: divisions.reduce((sum, division) => sum + division.reading, 0),
      divisionId: divisions[0]?.id ?? "",
    },
  });
}
