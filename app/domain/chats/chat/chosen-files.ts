import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import type { ChosenFiles } from "~/domain/retrieval/searched-files";

/** SQL condition on `files f` and `chat_divisions cd`: the chat's choice of files does not exclude the file. */
export const isChosen = (): Sql => sql`(not cd.only_files or exists (
  select from chat_files chosen where chosen.chat_id = cd.chat_id and chosen.file_id = f.id))`;

/**
 * Checks the files chosen for a chat: the actor must be able to read and to search all of them. Returns them without
 * duplicates, with their divisions.
 * @throws AppError not_found
 */
export async function checkFiles(db: Db, actor: Actor, ids: string[]): Promise<ChosenFiles> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return { divisionIds: [], fileIds: [] };
  const rows = await db.many<{ division: string }>(sql`
    select f.division_id as division from files f
    where f.id = any(${requested}::uuid[]) and f.status <> 'deleting' and ${reachableFiles(actor)}
      and f.division_id in (${searchableDivisions(actor)})`);
  if (rows.length < requested.length) throw new AppError("not_found");
  return { divisionIds: [...new Set(rows.map(({ division }) => division))], fileIds: requested };
}

/**
 * Restricts the divisions of a chat that its owner may search now to the chosen files; those without any are searched
 * completely.
 */
export async function restrictToFiles(
  tx: Db,
  owner: Actor,
  chatId: string,
  { divisionIds, fileIds }: ChosenFiles,
): Promise<void> {
  await tx.run(sql`
    delete from chat_files using files f
    where chat_id = ${chatId} and f.id = file_id and f.id <> all(${fileIds}::uuid[])
      and f.division_id in (${searchableDivisions(owner)})`);
  await tx.run(sql`
    update chat_divisions set only_files = division_id = any(${divisionIds}::uuid[])
    where chat_id = ${chatId} and division_id in (${searchableDivisions(owner)})`);
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
