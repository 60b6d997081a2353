import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "~/contract/language";
import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { rankByProximity } from "~/domain/retrieval/rank-by-proximity";
import { searchSegments } from "~/domain/retrieval/search-segments";
import { buildSegment, type Segment } from "~/domain/retrieval/segment";
import { packTerms } from "~/domain/retrieval/terms";

export interface LabelledPassage {
  id: string;
  article: string;
  text: string;
}

export interface LabelledQuestion {
  question: string;
  passage: string;
  answers: string[];
}

/** The labelled data of a language in a folder; undefined if there is none. */
export function readLabelled(folder: string, language: Language) {
  const file = (kind: string) => join(folder, `${language}.${kind}.jsonl`);
  if (!existsSync(file("passages")) || !existsSync(file("questions"))) return undefined;
  return {
    passages: lines<LabelledPassage>(file("passages")),
    questions: lines<LabelledQuestion>(file("questions")),
  };
}

function lines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter(line => line !== "")
    .map(line => JSON.parse(line) as T);
}

/** Our index over labelled passages, one segment per article, so that articles can be left out. */
export class LabelledIndex {
  private readonly segments = new Map<string, Segment>();
  private readonly byId = new Map<string, LabelledPassage>();

  private constructor(private readonly language: Language) {}

  static async of(passages: LabelledPassage[], language: Language): Promise<LabelledIndex> {
    const index = new LabelledIndex(language);
    const articles = grouped(passages);
    for (const [article, members] of articles) {
      const rows = members.map(passage => {
        const id = uuid(index.byId.size);
        index.byId.set(id, passage);
        return { id, language, terms: packTerms(passage.text, language), text: null };
      });
      index.segments.set(article, await buildSegment(rows));
    }
    return index;
  }

  /** The best passages in the product's form; `without` leaves an article out. */
  search(question: string, limit: number, without?: string): FoundPassage[] {
    const segments = [...this.segments]
      .filter(([article]) => article !== without)
      .map(([, segment]) => segment);
    const { hits, ...searched } = searchSegments(segments, question, limit + 20);
    const found = hits.map(({ id, score, gramShare }) => {
      const { id: name, article, text } = this.byId.get(id)!;
      return {
        id: name,
        fileId: article,
        fileName: article,
        pageId: name,
        pageNumber: null,
        heading: null,
        text,
        start: 0,
        end: text.length,
        language: this.language,
        score,
        fourGramShare: gramShare,
        searched,
      };
    });
    return rankByProximity(found).slice(0, limit);
  }
}

function grouped(passages: LabelledPassage[]): Map<string, LabelledPassage[]> {
  const groups = new Map<string, LabelledPassage[]>();
  for (const passage of passages)
    groups.set(passage.article, [...(groups.get(passage.article) ?? []), passage]);
  return groups;
}

/** An id that sorts by its number. */
export function uuid(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}
