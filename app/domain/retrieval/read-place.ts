import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isLeftOut } from "./left-out";
import { headingPattern, type NamedPlace } from "./named-place";

interface PlaceScope {
  companyId: string;
  divisionIds: string[];
  /** Divisions of which only these files are searched. */
  chosenFiles?: { divisionIds: string[]; fileIds: string[] } | undefined;
}

/** Passages that are read of a place in one document, and in all together. */
const maxPerFile = 8;
const maxPassages = 400;

/** The ids of the passages that stand in a place, by document and in their order. */
export async function readPlace(
  db: Db,
  { companyId, divisionIds, chosenFiles }: PlaceScope,
  place: NamedPlace,
): Promise<string[]> {
  const pattern = headingPattern(place);
  const isThere =
    pattern === undefined ? sql`g.number = ${Number(place.number)}` : sql`${foldedHeading} ~ ${pattern}`;
  const rows = await db.many<{ id: string }>(sql`
    select id from (
    select p.id, f.name, f.id as file, p.ordinal, row_number() over (partition by f.id order by p.ordinal) as place
    from passages p
    join divisions d on d.id = p.division_id and d.company_id = p.company_id and d.status = 'open'
    join files f on f.id = p.file_id and f.status = 'ready' and f.company_id = p.company_id and not ${isLeftOut}
    join pages g on g.id = p.page_id
    where p.company_id = ${companyId} and p.division_id = any(${divisionIds}::uuid[]) and ${isThere}
      and (p.division_id <> all(${chosenFiles?.divisionIds ?? []}::uuid[]) or p.file_id = any(${chosenFiles?.fileIds ?? []}::uuid[]))
    ) placed where place <= ${maxPerFile} order by name, file, ordinal limit ${maxPassages}`);
  return rows.map(({ id }) => id);
}

/** The heading without accents and capitals, as named-place.ts folds it. */
const foldedHeading = sql`translate(lower(coalesce(p.heading, g.heading)), 'äöüàâçéèêëîïôûùآأإىة', 'aouaaceeeeiiouuااايه')`;
