import type { Language } from "~/contract/language";
import type { SearchResult } from "./search-segments";
import type { Nearness } from "./vectors/nearness";

/** A matching passage. */
export interface FoundPassage {
  id: string;
  fileId: string;
  fileName: string;
  pageId: string;
  /** Null for .docx. */
  pageNumber: number | null;
  heading: string | null;
  text: string;
  /** UTF-16 offsets of `text` in the page's text, end exclusive. */
  start: number;
  end: number;
  /** What stands before and after it on its page, with the gap between: where a quote's context continues. */
  leading?: string | null;
  trailing?: string | null;
  language: Language;
  /** Of its words, comparable within one search only; 0 where it was found by its vector alone. */
  score: number;
  /** Share of the question's 4-grams in the passage, weighted by rarity: 0 to 1. */
  fourGramShare: number;
  /** How near its vector is to the question's; absent without vectors, and where it is not among the nearest. */
  near?: Nearness;
  /** Of an approved answer, whose id stands for file and page: what it answers, and its whole text. */
  approved?: { wordings: string[]; answer: string };
  /** Statistics of the search, the same object for all its passages. */
  searched: Searched;
}

/** The question as it was searched, and how rare its words are in the searched passages. */
export type Searched = Pick<SearchResult, "passages" | "holders" | "question" | "spelled" | "shown">;
