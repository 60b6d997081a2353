import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { headingPattern, type NamedPlace } from "./quotes/named-place";
import { isSearched, type SearchedScope } from "./searched-files";

/** Passages that are read of a place in one document, and in all together. */
const maxPerFile = 8;
const maxPassages = 400;

/** The ids of the passages that stand in a place, by document and in their order. */
export async function readPlace(db: Db, scope: SearchedScope, place: NamedPlace): Promise<string[]> {
  const pattern = headingPattern(place);
  const isThere =
    pattern === undefined ? sql`g.number = ${Number(place.number)}` : sql`${foldedHeading} ~ ${pattern}`;
  const rows = await db.many<{ id: string }>(sql`
    select id from (
    select p.id, f.name, f.id as file, p.ordinal, row_number() over (partition by f.id order by p.ordinal) as place
    from passages p
    join files f on f.id = p.file_id
    join divisions d on d.id = p.division_id
    join pages g on g.id = p.page_id
    where p.company_id = ${scope.companyId} and ${isThere} and ${isSearched(scope)}
    ) placed where place <= ${maxPerFile} order by name, file, ordinal limit ${maxPassages}`);
  return rows.map(({ id }) => id);
}

/** The heading without accents and capitals, as named-place.ts folds it. */
const foldedHeading = sql`translate(lower(coalesce(p.heading, g.heading)), 'äöüàâçéèêëîïôûùآأإىة', 'aouaaceeeeiiouuااايه')`;
