import { PageCutter } from "~/domain/knowledge/reading/cut-page";
import type { ReadPage } from "~/domain/knowledge/reading/messages";
import { readDocx } from "~/domain/knowledge/reading/read-docx";
import { readPdf } from "~/domain/knowledge/reading/read-pdf";
import { rankByProximity } from "~/domain/retrieval/rank-by-proximity";
import { hitsNeeded, rankDefinitions } from "~/domain/retrieval/rank-definitions";
import { rankNamedEntries } from "~/domain/retrieval/rank-named-entries";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { searchSegments } from "~/domain/retrieval/search-index/search-segments";
import { buildSegment, type Segment } from "~/domain/retrieval/search-index/segment";
import { withoutRepetitions } from "~/domain/retrieval/without-repetitions";
import { uuid } from "../retrieval/labelled-corpus";

type Passage = Omit<FoundPassage, "score" | "fourGramShare" | "search">;

/** The pages of a document as the product reads and stores them. */
export async function readPages(path: string): Promise<ReadPage[]> {
  const cutter = new PageCutter();
  const pages: ReadPage[] = [];
  const read = path.endsWith(".pdf") ? readPdf : readDocx;
  for await (const page of read(path, () => undefined)) pages.push(cutter.cut(page));
  return pages;
}

/** Documents that are search together, as those of one division. */
export class Division {
  private constructor(
    readonly passages: Map<string, Passage>,
    private readonly segment: Segment,
  ) {}

  static async of(files: { name: string; pages: ReadPage[] }[]): Promise<Division> {
    const passages = new Map<string, Passage>();
    const rows = files.flatMap(({ name, pages }) => {
      const all = pages.flatMap(page => page.passages.map(passage => ({ page, passage })));
      return all.map(({ page, passage: { heading, text, start, end, language, terms } }, at) => {
        const id = uuid(passages.size);
        passages.set(id, {
          id,
          fileId: name,
          fileName: name,
          pageId: `${name} ${page.ordinal}`,
          pageNumber: page.number,
          heading: heading ?? page.heading,
          text,
          start,
          end,
          language,
          leading: joined(all[at - 1], all[at])?.leading,
          trailing: joined(all[at], all[at + 1])?.trailing,
        });
        return { id, language, terms, text: null };
      });
    });
    return new Division(passages, await buildSegment(rows));
  }

  search(question: string, limit: number): FoundPassage[] {
    const { hits, ...search } = searchSegments([this.segment], question, hitsNeeded(question, limit + 20));
    const found = hits.map(({ id, score, gramShare }) => ({
      ...this.passages.get(id)!,
      score,
      fourGramShare: gramShare,
      search,
    }));
    return withoutRepetitions(rankNamedEntries(rankDefinitions(rankByProximity(found)))).slice(0, limit);
  }
}

type Placed = { page: ReadPage; passage: ReadPage["passages"][number] } | undefined;

/** Two passages in a row of a page or a section, each with the gap between, as search-passages.ts reads them. */
function joined(one: Placed, other: Placed) {
  if (!one || !other) return undefined;
  if (one.page !== other.page && (!headingOf(one) || headingOf(one) !== headingOf(other))) return undefined;
  const isSameParagraph = one.page === other.page && other.passage.start - one.passage.end === 1;
  const gap = isSameParagraph ? " " : "\n\n";
  return { leading: one.passage.text.slice(-1000) + gap, trailing: gap + other.passage.text.slice(0, 1000) };
}

const headingOf = ({ page, passage }: NonNullable<Placed>) => passage.heading ?? page.heading;
