import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import type { ChosenFiles } from "~/domain/retrieval/search-passages";

/** SQL condition on `files f` and `chat_divisions cd`: the chat searches the file, as far as its choice of files goes. */
export const isChosen = (): Sql => sql`(not cd.only_files or exists (
  select from chat_files chosen where chosen.chat_id = cd.chat_id and chosen.file_id = f.id))`;

/**
 * Files chosen for a chat, without duplicates, and their divisions: the actor must be able to read and to search all of
 * them.
 * @throws AppError not_found
 */
export async function checkFiles(db: Db, actor: Actor, ids: string[]): Promise<ChosenFiles> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return { divisionIds: [], fileIds: [] };
  const found = await db.many<{ division: string }>(sql`
    select f.division_id as division from files f
    where f.id = any(${wanted}::uuid[]) and f.status <> 'deleting' and ${reachableFiles(actor)}
      and f.division_id in (${searchableDivisions(actor)})`);
  if (found.length < wanted.length) throw new AppError("not_found");
  return { divisionIds: [...new Set(found.map(({ division }) => division))], fileIds: wanted };
}

/** Limits the divisions of a chat to the chosen files; divisions without chosen ones are searched whole. */
export async function limitToFiles(
  tx: Db,
  chatId: string,
  { divisionIds, fileIds }: ChosenFiles,
): Promise<void> {
  await tx.run(sql`delete from chat_files where chat_id = ${chatId} and file_id <> all(${fileIds}::uuid[])`);
  await tx.run(sql`
    update chat_divisions set only_files = division_id = any(${divisionIds}::uuid[]) where chat_id = ${chatId}`);
  await tx.run(sql`
    insert into chat_files (chat_id, file_id) select ${chatId}, unnest(${fileIds}::uuid[]) on conflict do nothing`);
}

/** The files to which a chat is restricted in these divisions; undefined without divisions. */
export async function readChosenFiles(
  db: Db,
  chatId: string,
  limited: string[],
): Promise<ChosenFiles | undefined> {
  if (limited.length === 0) return undefined;
  const rows = await db.many<{ id: string }>(sql`
    select f.id from chat_files chosen join files f on f.id = chosen.file_id
    where chosen.chat_id = ${chatId} and f.division_id = any(${limited}::uuid[]) order by f.id`);
  return { divisionIds: limited, fileIds: rows.map(({ id }) => id) };
}
