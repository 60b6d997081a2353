import { stem } from "~/domain/retrieval/words/stem";
import { hashStem } from "~/domain/retrieval/words/terms";
import type { Segment } from "./segment";

/** The number of passages with a stem of a folded word. */
export function documentFrequency(word: string, segments: readonly Segment[]): number {
  let count = 0;
  for (const { languages, stems } of segments)
    for (const language of languages)
      count += stems.postings.passages(hashStem(stem(word, language), language));
  return count;
}
