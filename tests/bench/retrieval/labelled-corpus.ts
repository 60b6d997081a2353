import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "~/contract/language";
import { clarity } from "~/domain/retrieval/quotes/clarity";
import { type ScoredPassages, scoreSentences } from "~/domain/retrieval/quotes/score-sentences";
import { rankByProximity } from "~/domain/retrieval/rank-by-proximity";
import { hitsNeeded, rankDefinitions } from "~/domain/retrieval/rank-definitions";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { searchSegments } from "~/domain/retrieval/search-index/search-segments";
import { buildSegment, type Segment } from "~/domain/retrieval/search-index/segment";
import { packTerms } from "~/domain/retrieval/words/terms";

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
  private readonly asked = new Map<string, Asked>();

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

  /** Searches and scores a question once, for all figures that need it; `without` leaves an article out. */
  ask(question: string, without?: string): Asked {
    const key = `${without ?? ""}\n${question}`;
    let asked = this.asked.get(key);
    if (!asked) {
      const since = performance.now();
      const found = this.search(question, passagesFound, without);
      const searched = performance.now();
      const given = found.slice(0, passagesGiven);
      const written = found[0]?.search.query ?? question;
      const scored = scoreSentences(written, given);
      const quoting = performance.now() - searched;
      const sure = clarity(written, given, scored);
      asked = { found, searching: searched - since, quoting, scored, sure };
      this.asked.set(key, asked);
    }
    return asked;
  }

  /** The best passages in the product's form; `without` leaves an article out. */
  private search(question: string, limit: number, without?: string): FoundPassage[] {
    const segments = [...this.segments]
      .filter(([article]) => article !== without)
      .map(([, segment]) => segment);
    const { hits, ...search } = searchSegments(segments, question, hitsNeeded(question, limit + 20));
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
        search,
      };
    });
    return rankDefinitions(rankByProximity(found)).slice(0, limit);
  }
}

/** What the product makes of a question. */
export interface Asked {
  /** The ten best passages. */
  found: FoundPassage[];
  /** Time of the search and of scoring the sentences (ms). */
  searching: number;
  quoting: number;
  scored: ScoredPassages;
  /** How clearly the passages answer the question; shown as an answer from `answerThreshold` on. */
  sure: number;
}

const passagesFound = 10;
/** As many as the product hands to its answerers. */
const passagesGiven = 8;

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
