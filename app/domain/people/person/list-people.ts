import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { PeopleFilter, Person } from "~/contract/people";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { mapPage, type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { peopleSql } from "./people-sql";
import { ofKind, type PersonRow, peopleTables, personOf } from "./person-rows";

/** Lists the people of one kind that match a filter, with the countries in use. */
export async function listPeople(
  db: Db,
  actor: Actor,
  query: ListQuery & PeopleFilter,
): Promise<Page<Person> & { countries: string[] }> {
  const page = await selectPage<PersonRow>(db, query, peopleSql(actor, query));
  const { countries } = await db.one<{ countries: string[] }>(sql`
    select coalesce(array_agg(distinct u.country), '{}') as countries from ${peopleTables}
    where ${ofKind[query.kind]}`);
  return { ...mapPage(page, row => personOf(actor, row)), countries };
}

/** Returns one page of all people that match a filter. */
export async function exportPeople(
  db: Db,
  actor: Actor,
  { piece, ...filter }: PeopleFilter & { piece: number },
): Promise<Piece<Person>> {
  const { rows, more } = await selectPiece<PersonRow>(db, piece, peopleSql(actor, filter));
  return { rows: rows.map(row => personOf(actor, row)), more };
}
