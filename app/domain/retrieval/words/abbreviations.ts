import { foldText } from "./normalise";

const inCapitals = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{M}\p{N}])/gu;

/** The folded abbreviations of a question ("PGP", "ISBN"); none if the whole question is in capitals. */
export function abbreviationsIn(question: string): ReadonlySet<string> {
  return new Set(/\p{Ll}/u.test(question) ? question.match(inCapitals)?.map(foldText) : []);
}
