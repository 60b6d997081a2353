import sql, { raw } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { fuseHits, nearnessById } from "./fuse";
import { mayNameFile, namedFiles } from "./question/named-files";
import { namedPlace, rankNamedPlace } from "./quotes/named-place";
import { rankByProximity } from "./rank-by-proximity";
import { hitsNeeded, rankDefinitions } from "./rank-definitions";
import { rankNamedEntries } from "./rank-named-entries";
import { readFileTitles } from "./read-file-titles";
import { readPlace } from "./read-place";
import { readApproved } from "./search-index/approved-passages";
import type { FoundPassage } from "./search-index/found-passage";
import type { SearchResult } from "./search-index/search-segments";
import { isSearched, type SearchedScope } from "./searched-files";
import type { VectorSearchResult } from "./vectors/nearness";
import type { QuestionVector } from "./vectors/question-vector";
import { withoutRepetitions } from "./without-repetitions";
import { asLanguage, detectLanguage } from "./words/language";

export interface SearchRequest extends SearchedScope {
  question: string;
  /** Maximum number of passages; with a vector, of the passages that are best by both. */
  limit: number;
  /** Adds passages that are near this vector. Only words are searched if it is absent. */
  vector?: QuestionVector | undefined;
}

/** A division that may be searched. An index of an earlier version of either kind is outdated. */
export type SearchedDivision = {
  id: string;
  version: number;
  vectorsVersion: number;
  /** Restricts the division to these files. */
  fileIds?: string[] | undefined;
};

/** Proposes passages by their ids, among divisions that may be searched. */
export interface PassageIndex {
  searchWords(
    db: Db,
    companyId: string,
    divisions: SearchedDivision[],
    question: string,
    limit: number,
  ): Promise<SearchResult>;
  /** Undefined if vectors cannot be searched at the moment. */
  searchVectors(
    db: Db,
    companyId: string,
    divisions: SearchedDivision[],
    question: QuestionVector,
    limit: number,
  ): Promise<VectorSearchResult | undefined>;
}

/** Additional hits, because passages may have been deleted or expired since they were indexed. */
const spareHits = 20;

/**
 * Finds the passages of these divisions of a company that match the question, best first; none if no word matches and no
 * vector is near. With a vector the best by words alone follow where they are not among the first `limit`. A question for a
 * numbered section or a page gets the passages of that place, if there is one. A question for what certain documents say gets
 * passages of these alone. Files are searchable from ready until their deletion.
 */
export async function searchPassages(
  db: Db,
  request: SearchRequest,
  index: PassageIndex,
): Promise<FoundPassage[]> {
  const isNaming = !namedPlace(request.question) && mayNameFile(request.question);
  const named = isNaming && namedFiles(request.question, await readFileTitles(db, request));
  if (!named) return searchWithin(db, request, index);
  const chosenFiles = { divisionIds: request.divisionIds, fileIds: named.files.map(({ id }) => id) };
  const found = await searchWithin(db, { ...request, chosenFiles, question: named.question }, index);
  const [first] = found;
  if (!first) return [];
  const names = named.files.map(({ name }) => name).join(", ");
  const search = { ...first.search, displayed: `${first.search.displayed} (${names})` };
  return found.map(passage => ({ ...passage, search }));
}

async function searchWithin(
  db: Db,
  { companyId, divisionIds, chosenFiles, question, limit, vector }: SearchRequest,
  index: PassageIndex,
): Promise<FoundPassage[]> {
  const openDivisions = await db.many<SearchedDivision>(sql`
    select d.id, coalesce(v.version, 0) as version, coalesce(v.vectors, 0) as "vectorsVersion"
    from divisions d left join division_versions v on v.division_id = d.id
    where d.company_id = ${companyId} and d.id = any(${divisionIds}::uuid[]) and d.status = 'open'
    order by d.id`);
  const divisions = openDivisions.map(division =>
    chosenFiles?.divisionIds.includes(division.id) ? { ...division, fileIds: chosenFiles.fileIds } : division,
  );
  const scope = { companyId, divisionIds, chosenFiles };
  const place = namedPlace(question);
  const [{ hits, ...search }, vectorHits, placed] = await Promise.all([
    index.searchWords(db, companyId, divisions, question, hitsNeeded(question, limit + spareHits)),
    vector && index.searchVectors(db, companyId, divisions, vector, limit + spareHits),
    place ? readPlace(db, scope, place) : [],
  ]);
  const nearnesses = nearnessById(vectorHits ?? { hits: [], mean: 0, deviation: 0, count: 0 });
  const ids = [...new Set([...hits.map(({ id }) => id), ...nearnesses.keys(), ...placed])];
  if (ids.length === 0) return [];
  const rows = await readPassages(db, scope, ids);
  const toPassage = (id: string, score: number, gramShare: number): FoundPassage[] => {
    const row = rows.get(id);
    if (!row) return [];
    const nearness = nearnesses.get(id);
    return [
      {
        ...row,
        language: asLanguage(row.language),
        score,
        fourGramShare: gramShare,
        search,
        ...(nearness && { nearness }),
      },
    ];
  };
  if (place && placed.length > 0)
    return rankNamedPlace(
      placed.flatMap(id => toPassage(id, 1, 0)),
      place,
    ).slice(0, limit);
  const ranked = rankByProximity(hits.flatMap(({ id, score, gramShare }) => toPassage(id, score, gramShare)));
  const byWords = withoutRepetitions(rankNamedEntries(rankDefinitions(ranked)));
  if (nearnesses.size === 0) return byWords.slice(0, limit);
  return fuseHits(
    byWords,
    [...nearnesses.keys()].flatMap(id => toPassage(id, 0, 0)),
    detectLanguage(question),
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

/** Characters that are read of the passages before and after: more than the context of a quote can have. */
const contextChars = 1000;
/** The text between two passages: a space within a paragraph, an empty line otherwise. */
const gap = (one: "b" | "p", other: "p" | "n") => sql`
  case when ${raw(one)}.page_id = ${raw(other)}.page_id and ${raw(other)}.start_offset - ${raw(one)}.end_offset = 1
       then ' ' else E'\\n\\n' end`;
/** Whether a passage before or after is on the same page, or in the same section on another one. */
const isJoined = (other: "b" | "n") => sql`
  (${raw(other)}.page_id = p.page_id
    or coalesce(${raw(other)}.heading, ${raw(other)}g.heading) = coalesce(p.heading, g.heading))`;

/** Reads the current rows of these passages, by id; without those that may not be searched any more. */
async function readPassages(db: Db, scope: SearchedScope, ids: string[]) {
  const { companyId, divisionIds, chosenFiles } = scope;
  const rows = await db.many<PassageRow>(sql`
    select p.id, p.file_id as "fileId", f.name as "fileName", p.page_id as "pageId",
           g.number as "pageNumber", coalesce(p.heading, g.heading) as heading, p.text, p.start_offset as start, p.end_offset as "end", p.language,
           case when ${isJoined("b")} then right(b.text, ${contextChars}) || ${gap("b", "p")} end as leading,
           case when ${isJoined("n")} then ${gap("p", "n")} || left(n.text, ${contextChars}) end as trailing
    from passages p
    left join passages b on b.file_id = p.file_id and b.ordinal = p.ordinal - 1
    left join pages bg on bg.id = b.page_id
    left join passages n on n.file_id = p.file_id and n.ordinal = p.ordinal + 1
    left join pages ng on ng.id = n.page_id
    join divisions d on d.id = p.division_id
    join files f on f.id = p.file_id
    join pages g on g.id = p.page_id
    where p.company_id = ${companyId} and p.id = any(${ids}::uuid[]) and ${isSearched(scope)}`);
  const passages = new Map(rows.map(row => [row.id, row]));
  const unrestricted = divisionIds.filter(id => !chosenFiles?.divisionIds.includes(id));
  const missing = ids.filter(id => !passages.has(id));
  for (const row of await readApproved(db, companyId, unrestricted, missing)) passages.set(row.id, row);
  return passages;
}
