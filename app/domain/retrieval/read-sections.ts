import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { FoundPassage, SearchInfo } from "./search-index/found-passage";
import type { PassageRow } from "./search-passages";
import { isSearched, type SearchedScope } from "./searched-files";
import { asLanguage } from "./words/language";

/** A section of a document: its title, and its first passages in their order. */
export interface Section {
  title: string;
  passages: FoundPassage[];
}

/** Passages that are read of one heading, and of a document. */
const maxPerHeading = 8;
const maxPassages = 1_000;
/** Titles of tables of contents. */
const contents =
  /^(?:inhalt|inhaltsverzeichnis|inhaltsübersicht|(?:table of )?contents|sommaire|table des matières|(?:ال)?محتويات|(?:ال)?فهرس)$/iu;
/** Nothing was searched for. */
const search: SearchInfo = {
  passageCount: 0,
  documentFrequencies: new Map(),
  query: "",
  corrected: "",
  displayed: "",
};

/** The chapters of a document by their headings, in their order; one without a title if it has no headings. */
export async function readSections(db: Db, scope: SearchedScope, fileId: string): Promise<Section[]> {
  const rows = await db.many<PassageRow>(sql`
    select * from (
    select p.id, p.file_id as "fileId", f.name as "fileName", p.page_id as "pageId", g.number as "pageNumber",
           coalesce(p.heading, g.heading) as heading, p.text, p.start_offset as start, p.end_offset as "end", p.language, p.ordinal,
           row_number() over (partition by coalesce(p.heading, g.heading) order by p.ordinal) as place
    from passages p
    join files f on f.id = p.file_id
    join divisions d on d.id = p.division_id
    join pages g on g.id = p.page_id
    where p.company_id = ${scope.companyId} and p.file_id = ${fileId} and ${isSearched(scope)}
    ) numbered where place <= ${maxPerHeading} order by ordinal limit ${maxPassages}`);
  return sectionsOf(
    rows.map(row => ({ ...row, language: asLanguage(row.language), score: 1, fourGramShare: 0, search })),
  );
}

/** Divides passages by the first level of their headings that has several. */
export function sectionsOf(passages: FoundPassage[]): Section[] {
  const paths = passages.map(({ heading }) => heading?.split(" › ") ?? []);
  const deepest = Math.max(0, ...paths.map(path => path.length));
  let level = 0;
  const titlesAt = (at: number) => new Set(paths.flatMap(path => path[at] ?? []));
  while (level < deepest - 1 && titlesAt(level).size < 2) level += 1;
  const sections = new Map<string, Section>();
  for (const [at, passage] of passages.entries()) {
    const title = paths[at]![level];
    // What stands before the first chapter has only the document's title.
    if ((title === undefined && deepest > 0) || contents.test(title ?? "")) continue;
    const section = sections.get(title ?? "") ?? { title: title ?? "", passages: [] };
    sections.set(title ?? "", section);
    section.passages.push(passage);
  }
  return [...sections.values()];
}

/**
 * The first passages of chapters spread over the whole document, in their order; further ones of each while there is room.
 */
export function passagesOfSections(sections: Section[], limit: number): FoundPassage[] {
  const step = Math.max(1, sections.length / limit);
  const chosen = sections
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .slice(0, limit);
  const longest = Math.max(0, ...chosen.map(({ passages }) => passages.length));
  const taken = new Set<FoundPassage>();
  for (let rank = 0; rank < longest; rank++)
    for (const { passages } of chosen) {
      const passage = passages[rank];
      if (passage && taken.size < limit) taken.add(passage);
    }
  return chosen.flatMap(({ passages }) => passages.filter(passage => taken.has(passage)));
}
