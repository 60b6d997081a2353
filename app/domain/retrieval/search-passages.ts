import sql, { raw } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { readApproved } from "./approved-passages";
import type { FoundPassage } from "./found-passage";
import { fuseByRank, nearnessOf } from "./fuse";
import { asLanguage } from "./language";
import { isLeftOut } from "./left-out";
import { rankByProximity } from "./rank-by-proximity";
import { hitsNeeded, rankDefinitions } from "./rank-definitions";
import type { SearchResult } from "./search-segments";
import type { NearHits } from "./vectors/nearness";
import type { QuestionVector } from "./vectors/question-vector";

/** Divisions of which only some files are searched. */
export type ChosenFiles = { divisionIds: string[]; fileIds: string[] };

export interface SearchRequest {
  companyId: string;
  /** Already filtered by permission; divisions of other companies are excluded again here. */
  divisionIds: string[];
  /** Of these divisions only these files are searched, and no approved answers. */
  only?: ChosenFiles | undefined;
  question: string;
  /** Maximum number of passages. */
  limit: number;
  /** Passages near it are found too. Without one, words alone are searched. */
  vector?: QuestionVector | undefined;
}

/**
 * A division that may be searched. Both versions outdate what an index holds of it. `fileIds`: only these files of it;
 * absent for all of it.
 */
export type SearchedDivision = {
  id: string;
  version: number;
  vectors: number;
  fileIds?: string[] | undefined;
};

/** What proposes passages: it sees only divisions that may be searched. */
export interface PassageIndex {
  words(
    db: Db,
    companyId: string,
    divisions: SearchedDivision[],
    question: string,
    limit: number,
  ): Promise<SearchResult>;
  /** Undefined where vectors cannot be searched now. */
  near(
    db: Db,
    companyId: string,
    divisions: SearchedDivision[],
    question: QuestionVector,
    limit: number,
  ): Promise<NearHits | undefined>;
}

/** Some extra hits, because rows may have been deleted meanwhile, or their file may have expired since it was indexed. */
const extra = 20;

/**
 * The passages of these divisions of this company that match the question, best first; none when no word matches and
 * none is near. Files are searchable from ready until their deletion.
 */
export async function searchPassages(
  db: Db,
  { companyId, divisionIds, only, question, limit, vector }: SearchRequest,
  index: PassageIndex,
): Promise<FoundPassage[]> {
  const open = await db.many<SearchedDivision>(sql`
    select d.id, coalesce(v.version, 0) as version, coalesce(v.vectors, 0) as vectors
    from divisions d left join division_versions v on v.division_id = d.id
    where d.company_id = ${companyId} and d.id = any(${divisionIds}::uuid[]) and d.status = 'open'
    order by d.id`);
  const divisions = open.map(division =>
    only?.divisionIds.includes(division.id) ? { ...division, fileIds: only.fileIds } : division,
  );
  const [{ hits, ...searched }, close] = await Promise.all([
    index.words(db, companyId, divisions, question, hitsNeeded(question, limit + extra)),
    vector && index.near(db, companyId, divisions, vector, limit + extra),
  ]);
  const near = nearnessOf(close ?? { hits: [], mean: 0, deviation: 0, count: 0 });
  const ids = [...new Set([...hits.map(({ id }) => id), ...near.keys()])];
  if (ids.length === 0) return [];
  const rows = await readBack(db, { companyId, divisionIds, only }, ids);
  const found = (id: string, score: number, gramShare: number): FoundPassage[] => {
    const row = rows.get(id);
    if (!row) return [];
    const nearness = near.get(id);
    return [
      {
        ...row,
        language: asLanguage(row.language),
        score,
        fourGramShare: gramShare,
        searched,
        ...(nearness && { near: nearness }),
      },
    ];
  };
  const byWords = rankDefinitions(
    rankByProximity(hits.flatMap(({ id, score, gramShare }) => found(id, score, gramShare))),
  );
  if (near.size === 0) return byWords.slice(0, limit);
  return fuseByRank(
    byWords,
    [...near.keys()].flatMap(id => found(id, 0, 0)),
    limit,
  );
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
/** What stands between two passages of a page: a space within a paragraph. */
const gap = (one: "b" | "p", other: "p" | "n") => sql`
  case when ${raw(other)}.start_offset - ${raw(one)}.end_offset = 1 then ' ' else E'\\n\\n' end`;

async function readBack(
  db: Db,
  { companyId, divisionIds, only }: Pick<SearchRequest, "companyId" | "divisionIds" | "only">,
  ids: string[],
) {
  const rows = await db.many<PassageRow>(sql`
    select p.id, p.file_id as "fileId", f.name as "fileName", p.page_id as "pageId",
           g.number as "pageNumber", coalesce(p.heading, g.heading) as heading, p.text, p.start_offset as start, p.end_offset as "end", p.language,
           right(b.text, ${besideAtMost}) || ${gap("b", "p")} as leading, ${gap("p", "n")} || left(n.text, ${besideAtMost}) as trailing
    from passages p
    left join passages b on b.file_id = p.file_id and b.ordinal = p.ordinal - 1 and b.page_id = p.page_id
    left join passages n on n.file_id = p.file_id and n.ordinal = p.ordinal + 1 and n.page_id = p.page_id
    join divisions d on d.id = p.division_id and d.company_id = p.company_id and d.status = 'open'
    join files f on f.id = p.file_id and f.status = 'ready' and f.company_id = p.company_id and not ${isLeftOut}
    join pages g on g.id = p.page_id
    where p.company_id = ${companyId} and p.division_id = any(${divisionIds}::uuid[])
      and p.id = any(${ids}::uuid[])
      and (p.division_id <> all(${only?.divisionIds ?? []}::uuid[]) or p.file_id = any(${only?.fileIds ?? []}::uuid[]))`);
  const found = new Map(rows.map(row => [row.id, row]));
  const whole = divisionIds.filter(id => !only?.divisionIds.includes(id));
  const others = ids.filter(id => !found.has(id));
  for (const row of await readApproved(db, companyId, whole, others)) found.set(row.id, row);
  return found;
}
