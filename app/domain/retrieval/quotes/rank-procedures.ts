import type { ScoredPassages, ScoredSentence } from "./score-sentences";

/** Log-odds, chosen on handbooks that no set contains (docs/decisions/078-what-states-nothing.md). */
const weights = {
  /** A sentence that says what to do. */
  procedure: 2,
  /** A section whose title the question is. */
  title: 2,
  /** "A: Nein." answers another question. */
  bareReply: -6,
};
const bareReply = /^(?:\p{L}+ ?: ?)?(?:ja|nein|yes|no|oui|non|نعم|لا)[.!]?$/iu;

/**
 * Puts sentences that say what to do first if the question asks how to do something ("Um den Bildschirm zu sperren, klicken
 * Sie …" before "Der Bildschirm wird gesperrt, wenn …"). It only orders quotes: whether they are an answer is decided
 * without it, because instructions are found for questions without an answer, too.
 * @returns best first
 */
export function rankProcedures({ sentences, expectedType }: ScoredPassages): ScoredSentence[] {
  if (expectedType !== "procedure") return sentences;
  return sentences
    .map(one => ({
      ...one,
      score:
        one.score +
        weights.procedure * one.typeMatch +
        weights.title * one.titleShare +
        (bareReply.test(one.sentence) ? weights.bareReply : 0),
    }))
    .sort((one, other) => other.score - one.score || one.start - other.start);
}
