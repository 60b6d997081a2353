import type { Language } from "~/contract/language";
import type { Nearness } from "~/domain/retrieval/vectors/nearness";
import type { SearchResult } from "./search-segments";

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
  /**
   * The text before and after it, with the gap between, for the context of a quote: on its page, or where its section goes on
   * from the page before or on the next one.
   */
  leading?: string | null;
  trailing?: string | null;
  language: Language;
  /** Score of its words, comparable within one search only; 0 for a passage that only its vector matched. */
  score: number;
  /** Share of the question's 4-grams in the passage, weighted by rarity: 0 to 1. */
  fourGramShare: number;
  /** How near its vector is to the question's; absent without vectors, and if it is not among the nearest. */
  nearness?: Nearness;
  /** The wordings and text of an approved answer, whose id is used as file and page. */
  approved?: { wordings: string[]; answer: string };
  /** Statistics of the search, the same object for all its passages. */
  search: SearchInfo;
}

/** The query of a search, and the statistics of its words in the searched passages. */
export type SearchInfo = Omit<SearchResult, "hits">;
