import type { Language } from "~/contract/language";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { packTerms } from "~/domain/retrieval/words/terms";
import { type BlockPage, layOut, type PlacedBlock } from "./blocks";
import { cutPassages } from "./cut-passages";
import type { ReadPage, ReadResult } from "./messages";

/** Shorter passages have too few stop words to detect a language and get that of the page or document. */
const minDetectable = 200;

/** Converts a document's block pages, in order, into stored pages. */
export class PageCutter {
  private pages = 0;
  private passages = 0;
  private readonly lengths = new Map<Language, number>();

  cut({ number, heading, blocks, confidence = undefined }: BlockPage): ReadPage {
    const { text, placed } = layOut(blocks);
    const pageLanguage = this.languageOf(text);
    this.lengths.set(pageLanguage, (this.lengths.get(pageLanguage) ?? 0) + text.length);
    const passages = cutPassages(text, placed, pageLanguage).map(({ start, end }) => {
      const passage = text.slice(start, end);
      const language = this.languageOf(passage, pageLanguage);
      return {
        ordinal: this.passages++,
        start,
        end,
        heading: pathAt(placed, start) ?? heading,
        language,
        text: passage,
        terms: packTerms(passage, language),
      };
    });
    return {
      ordinal: this.pages++,
      number,
      heading,
      text,
      confidence: confidence === undefined ? null : Math.round(confidence),
      passages,
    };
  }

  get result(): Omit<ReadResult, "hiddenWords" | "findings"> {
    return { pages: this.pages, passages: this.passages, language: this.language };
  }

  /** The language of most text so far. */
  private get language(): Language {
    return [...this.lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "de";
  }

  private languageOf(text: string, pageLanguage?: Language): Language {
    const isShort = text.length < minDetectable && this.lengths.size > 0;
    // The script alone identifies Arabic.
    const isArabic = /\p{Script=Arabic}/u.test(text);
    return isShort && !isArabic ? (pageLanguage ?? this.language) : detectLanguage(text);
  }
}

/** The heading path at `start`: that of the last heading before the first text there. */
function pathAt(placed: PlacedBlock[], start: number): string | null | undefined {
  let path: string | null | undefined;
  for (const block of placed) {
    if (block.start >= start && block.kind !== "heading") break;
    if (block.kind === "heading") path = block.path;
  }
  return path;
}
