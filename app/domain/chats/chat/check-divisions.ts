import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";

export type ChatDivision = { id: string; name: string; ready: number; reading: number };

/**
 * The divisions chosen for a chat, without duplicates: the actor must be able to search all of them.
 * @throws AppError not_found
 */
export async function checkDivisions(db: Db, actor: Actor, ids: string[]): Promise<ChatDivision[]> {
  const wanted = [...new Set(ids)];
  const found = await db.many<ChatDivision>(sql`
    select d.id, d.name, count(f.id) filter (where f.status = 'ready') as ready,
           count(f.id) filter (where f.status in ('queued', 'reading', 'indexing')) as reading
    from divisions d left join files f on f.division_id = d.id
    where d.id = any(${wanted}::uuid[]) and d.id in (${searchableDivisions(actor)})
    group by d.id order by d.name collate "de-x-icu"`);
  if (found.length < wanted.length) throw new AppError("not_found");
  return found;
}

/**
 * Requires that one of the divisions has a ready file.
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
