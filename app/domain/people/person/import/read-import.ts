import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { ImportRow, PeopleImport } from "~/contract/people";
import type { PeopleKind } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type CheckedRow, checkRows } from "./check-rows";
import { type CsvTable, readCsv } from "./read-csv";

export type ImportResult = { made: number; left: ImportRow[] };
export type StoredImport = {
  id: string;
  kind: PeopleKind;
  name: string;
  content: Buffer | null;
  result: ImportResult | null;
};

const shown = 5;

/**
 * A file's result if it was imported now, or what it has created. Only visible to its uploader.
 * @throws AppError not_found
 */
export async function readImport(db: Db, actor: Actor, id: string): Promise<PeopleImport> {
  const stored = await db.maybe<StoredImport>(sql`
    select id, kind, name, content, result from people_imports where id = ${id} and user_id = ${actor.id}`);
  if (!stored) throw new AppError("not_found");
  if (!stored.content) return importOf(stored, { unknown: [] }, []);
  const list = readCsv(stored.content);
  return importOf(stored, list, await checkRows(db, actor, stored.kind, list));
}

/** The actor's files of this kind that wait for their confirmation, newest first. The sweep deletes them after a day. */
export function listImports(db: Db, actor: Actor, kind: PeopleKind): Promise<{ id: string; name: string }[]> {
  return db.many<{ id: string; name: string }>(sql`
    select id, name from people_imports
    where user_id = ${actor.id} and kind = ${kind} and content is not null order by id desc limit 20`);
}

/** Maps an import to the contract. */
export function importOf(
  { id, kind, name, result }: Omit<StoredImport, "content">,
  { unknown }: Pick<CsvTable, "unknown">,
  judged: CheckedRow[],
): PeopleImport {
  if (result)
    return { id, kind, name, state: "done", unknown, good: result.made, sample: [], bad: result.left };
  const rows = judged.map(rowOf);
  const good = rows.filter(row => row.problems.length === 0);
  return {
    id,
    kind,
    name,
    state: "open",
    unknown,
    good: good.length,
    sample: good.slice(0, shown),
    bad: rows.filter(row => row.problems.length > 0),
  };
}

/** A checked row without server-only fields. */
export function rowOf({ fields: _, phone: __, ...row }: CheckedRow): ImportRow {
  return row;
}

/** Deletes an uploaded file and returns its kind. @throws AppError not_found */
export async function deleteImport(db: Db, actor: Actor, id: string): Promise<{ kind: PeopleKind }> {
  const stored = await db.maybe<{ kind: PeopleKind }>(sql`
    delete from people_imports where id = ${id} and user_id = ${actor.id} returning kind`);
  if (!stored) throw new AppError("not_found");
  return stored;
}
