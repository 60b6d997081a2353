import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { ImportRow, PeopleImport } from "~/contract/people";
import type { PeopleKind } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { type JudgedRow, judgeRows } from "./judge-rows";
import { type ReadList, readCsv } from "./read-csv";

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
 * What a file would make as things are now, or what it has made. Only whoever brought it sees it.
 * @throws AppError not_found
 */
export async function readImport(db: Db, actor: Actor, id: string): Promise<PeopleImport> {
  const stored = await db.maybe<StoredImport>(sql`
    select id, kind, name, content, result from people_imports where id = ${id} and user_id = ${actor.id}`);
  if (!stored) throw new AppError("not_found");
  if (!stored.content) return importOf(stored, { unknown: [] }, []);
  const list = readCsv(stored.content);
  return importOf(stored, list, await judgeRows(db, actor, stored.kind, list));
}

/** An import as the contract tells it. */
export function importOf(
  { id, kind, name, result }: Omit<StoredImport, "content">,
  { unknown }: Pick<ReadList, "unknown">,
  judged: JudgedRow[],
): PeopleImport {
  if (result)
    return { id, kind, name, state: "done", unknown, good: result.made, sample: [], bad: result.left };
  const rows = judged.map(rowOf);
  const good = rows.filter(row => row.problems.length === 0);
  return {
    ...{ id, kind, name, state: "open", unknown, good: good.length, sample: good.slice(0, shown) },
    bad: rows.filter(row => row.problems.length > 0),
  };
}

/** A judged row without what only the server needs. */
export function rowOf({ fields: _, phone: __, ...row }: JudgedRow): ImportRow {
  return row;
}

/** Forgets a file that was brought; one that is gone already is no error. */
export async function dropImport(db: Db, actor: Actor, id: string): Promise<void> {
  await db.run(sql`delete from people_imports where id = ${id} and user_id = ${actor.id}`);
}
