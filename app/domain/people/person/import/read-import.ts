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

const sampleSize = 5;

/**
 * Returns the result that importing a file would have, or has had. Only visible to its uploader.
 * @throws AppError not_found
 */
export async function readImport(db: Db, actor: Actor, id: string): Promise<PeopleImport> {
  const stored = await db.maybe<StoredImport>(sql`
    select id, kind, name, content, result from people_imports where id = ${id} and user_id = ${actor.id}`);
  if (!stored) throw new AppError("not_found");
  if (!stored.content) return importOf(stored, { unknown: [] }, []);
  const list = readCsv(stored.content);
  const checked = await checkRows(db, actor, stored.kind, list);
  return { ...importOf(stored, list, checked), namesakes: await namesakesOf(db, checked) };
}

/** The companies of a file that would not be the only ones of their name, as the file writes them. */
async function namesakesOf(db: Db, rows: CheckedRow[]): Promise<string[]> {
  const named = rows.flatMap(({ fields }) =>
    fields?.kind === "data-manager"
      ? [{ name: fields.companyName, key: fields.companyName.toLowerCase() }]
      : [],
  );
  if (named.length === 0) return [];
  const known = await db.many<{ key: string }>(sql`
    select distinct lower(name) as key from companies
    where lower(name) = any(${named.map(({ key }) => key)}::text[])`);
  const taken = new Set(known.map(({ key }) => key));
  const seen = new Set<string>();
  const namesakes = new Map<string, string>();
  for (const { name, key } of named) {
    if (taken.has(key) || seen.has(key)) namesakes.set(key, name);
    seen.add(key);
  }
  return [...namesakes.values()];
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
  checkedRows: CheckedRow[],
): PeopleImport {
  if (result)
    return {
      id,
      kind,
      name,
      state: "done",
      unknown,
      namesakes: [],
      good: result.made,
      sample: [],
      bad: result.left,
    };
  const rows = checkedRows.map(rowOf);
  const good = rows.filter(row => row.problems.length === 0);
  return {
    id,
    kind,
    name,
    state: "open",
    unknown,
    namesakes: [],
    good: good.length,
    sample: good.slice(0, sampleSize),
    bad: rows.filter(row => row.problems.length > 0),
  };
}

/** A checked row without server-only fields. */
export function rowOf({ fields: _, phone: __, ...row }: CheckedRow): ImportRow {
  return row;
}

/**
 * Deletes an uploaded file that waits for its confirmation, and returns its kind. What an import has created stays
 * readable.
 * @throws AppError not_found, also when its people were imported meanwhile
 */
export async function deleteImport(db: Db, actor: Actor, id: string): Promise<{ kind: PeopleKind }> {
  const stored = await db.maybe<{ kind: PeopleKind }>(sql`
    delete from people_imports where id = ${id} and user_id = ${actor.id} and content is not null returning kind`);
  if (!stored) throw new AppError("not_found");
  return stored;
}
