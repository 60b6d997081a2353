import type { Segment } from "./segment";
import { stem } from "./stem";
import { hashStem } from "./terms";

/** The number of passages with a stem of a folded word. */
export function holders(word: string, segments: readonly Segment[]): number {
  let held = 0;
  for (const { languages, stems } of segments)
    for (const language of languages)
      held += stems.postings.passages(hashStem(stem(word, language), language));
  return held;
}
