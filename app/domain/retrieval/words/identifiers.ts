import { foldText } from "./normalise";

const inCapitals = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{M}\p{N}])/gu;
/** A number after a word, which may name a thing: "Feld 26". */
const afterWord = /(?<=\p{L}{3} )\d{2,5}(?=[ ?]|$)/gu;

/**
 * The folded abbreviations ("PGP", "ISBN") and numbers of things ("compte 461") of a question; none if all of it is in
 * capitals.
 */
export function identifiersIn(question: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(question)) return new Set();
  return new Set([...(question.match(inCapitals) ?? []), ...(question.match(afterWord) ?? [])].map(foldText));
}
