import type { Language } from "~/contract/language";
import type { Half } from "./corpus";

export type Kind =
  | "fact"
  | "number"
  | "date"
  | "yes/no"
  | "how-to"
  | "list"
  | "table"
  | "definition"
  | "comparison"
  | "keyword"
  | "typo"
  | "other words"
  | "follow-up"
  | "long";

/** A question that a document answers: one of `says` stands in a good quote, on one of `pages` (none for .docx). */
export interface Answered {
  document: string;
  kind: Kind;
  question: string;
  says: string[];
  pages: number[];
  /** The question before, for a follow-up. */
  after?: string;
}

/** Plausible, but no document of this half and language answers it. */
export interface Unanswered {
  half: Half;
  language: Language;
  question: string;
}

/** Makes the questions of a document. */
export const of =
  (document: string) =>
  (
    kind: Kind,
    question: string,
    says: string | string[],
    pages: number | number[] = [],
    after?: string,
  ): Answered => ({
    document,
    kind,
    question,
    says: [says].flat(),
    pages: [pages].flat(),
    ...(after && { after }),
  });
