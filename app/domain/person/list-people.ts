import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import { exportPiece, type PeopleFilter, type Person } from "~/contract/people";
import type { Db } from "~/db/connection";
import { pageOf, pageWindow } from "~/domain/list/page-of";
import type { Actor } from "~/domain/session/actor";
import { foundPeople, peopleOrder } from "./find-people";
import { ofKind, type PersonRow, peopleTables, personColumns, personOf } from "./person-rows";

/** The people of one kind that a filter finds, with the countries that such people come from. */
export async function listPeople(
  db: Db,
  actor: Actor,
  query: ListQuery & PeopleFilter,
): Promise<ReturnType<typeof pageOf<Person>> & { countries: string[] }> {
  const rows = await db.many<PersonRow>(
    sql`select ${personColumns()} ${foundPeople(actor, query)} ${peopleOrder(actor, query.sort)} ${pageWindow(query)}`,
  );
  const { total, countries } = await db.one<{ total: number; countries: string[] }>(sql`
    select (select count(*) ${foundPeople(actor, query)}) as total,
           (select coalesce(array_agg(distinct u.country), '{}') from ${peopleTables} where ${ofKind[query.kind]})
             as countries`);
  const people = rows.map(row => personOf(actor, row));
  return { ...pageOf(query, total, people), countries };
}

/** One piece of all the people that a filter finds. */
export async function exportPeople(
  db: Db,
  actor: Actor,
  { piece, ...filter }: PeopleFilter & { piece: number },
): Promise<{ rows: Person[]; total: number; more: boolean }> {
  const window = { page: piece, size: exportPiece };
  const rows = await db.many<PersonRow>(
    sql`select ${personColumns()} ${foundPeople(actor, filter)} ${peopleOrder(actor, filter.sort)} ${pageWindow(window)}`,
  );
  const { total } = await db.one<{ total: number }>(
    sql`select count(*) as total ${foundPeople(actor, filter)}`,
  );
  return { rows: rows.map(row => personOf(actor, row)), total, more: total > piece * exportPiece };
}
