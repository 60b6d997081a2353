import sql, { raw } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { readApproved } from "./approved-passages";
import type { FoundPassage } from "./found-passage";
import type { IndexCache } from "./index-cache";
import { asLanguage } from "./language";
import { isLeftOut } from "./left-out";
import { rankByProximity } from "./rank-by-proximity";
import { type Hit, searchSegments } from "./search-segments";

export interface SearchRequest {
  companyId: string;
  /** Already filtered by permission; divisions of other companies are excluded again here. */
  divisionIds: string[];
  question: string;
  /** Maximum number of passages. */
  limit: number;
}

/**
 * The passages of these divisions of this company that match the question, best first; none when no word matches.
 * Files are searchable from ready until their deletion.
 */
export async function searchPassages(
  db: Db,
  { companyId, divisionIds, question, limit }: SearchRequest,
  cache: IndexCache,
): Promise<FoundPassage[]> {
  const divisions = await db.many<{ id: string; version: number }>(sql`
    select d.id, coalesce(v.version, 0) as version
    from divisions d left join division_versions v on v.division_id = d.id
    where d.company_id = ${companyId} and d.id = any(${divisionIds}::uuid[]) and d.status = 'open'
    order by d.id`);
  const found = await Promise.all(divisions.map(({ id, version }) => cache.at(db, id, version)));
  const segments = found.flatMap(({ parts }) => parts.map(part => part.segment));
  // Some extra hits, because rows may have been deleted meanwhile, or their file may have expired since it was indexed.
  const { hits, ...searched } = searchSegments(segments, question, limit + 20);
  if (hits.length === 0) return [];
  const rows = await readBack(db, companyId, divisionIds, hits);
  const passages = hits.flatMap(({ id, score, gramShare }): FoundPassage[] => {
    const row = rows.get(id);
    if (!row) return [];
    return [{ ...row, language: asLanguage(row.language), score, fourGramShare: gramShare, searched }];
  });
  return rankByProximity(passages).slice(0, limit);
}

export type PassageRow = Pick<
  FoundPassage,
  | "approved"
  | "id"
  | "fileId"
  | "fileName"
  | "pageId"
  | "pageNumber"
  | "heading"
  | "text"
  | "start"
  | "end"
  | "leading"
  | "trailing"
> & { language: string };

/** Characters of the passages before and after: more than a quote's context holds. */
const besideAtMost = 1000;
/** What stands between two passages: a space within a paragraph. */
const gap = (one: "b" | "p", other: "p" | "n") => sql`case when ${raw(one)}.page_id = ${raw(other)}.page_id
  and ${raw(other)}.start_offset - ${raw(one)}.end_offset = 1 then ' ' else E'\\n\\n' end`;

async function readBack(db: Db, companyId: string, divisionIds: string[], hits: Hit[]) {
  const rows = await db.many<PassageRow>(sql`
    select p.id, p.file_id as "fileId", f.name as "fileName", p.page_id as "pageId",
           g.number as "pageNumber", coalesce(p.heading, g.heading) as heading, p.text, p.start_offset as start, p.end_offset as "end", p.language,
           right(b.text, ${besideAtMost}) || ${gap("b", "p")} as leading, ${gap("p", "n")} || left(n.text, ${besideAtMost}) as trailing
    from passages p
    left join passages b on b.file_id = p.file_id and b.ordinal = p.ordinal - 1
    left join passages n on n.file_id = p.file_id and n.ordinal = p.ordinal + 1
    join divisions d on d.id = p.division_id and d.company_id = p.company_id and d.status = 'open'
    join files f on f.id = p.file_id and f.status = 'ready' and f.company_id = p.company_id and not ${isLeftOut}
    join pages g on g.id = p.page_id
    where p.company_id = ${companyId} and p.division_id = any(${divisionIds}::uuid[])
      and p.id = any(${hits.map(({ id }) => id)}::uuid[])`);
  const found = new Map(rows.map(row => [row.id, row]));
  const others = hits.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  for (const row of await readApproved(db, companyId, divisionIds, others)) found.set(row.id, row);
  return found;
}
