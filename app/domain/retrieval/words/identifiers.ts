import { foldText } from "./normalise";

const inCapitals = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{M}\p{N}])/gu;
/** Before and after other numbers: "bis 50", "seit 2020". */
const quantifiers =
  "bis|nach|über|unter|seit|vor|mit|von|auf|um|für|zum|als|nur|etwa|rund|fast|over|under|about|until|after|before|from|than|only|since|après|avant|depuis|sur|plus|moins";
const links =
  "in|im|an|am|auf|aus|bei|von|vom|de[rsm]|die|das|und|oder|of|on|for|to|the|and|or|du|des?|dans|les?|la|sur|pour|et|ou|au";
/** A number after a word and before no unit, which names a thing: "Feld 26", "le compte 461 dans le plan". */
const numberOfThing = new RegExp(
  `(?<!(?<!\\p{L})(?:${quantifiers})\\s)(?<=\\p{L}{3}\\s)\\d{2,5}(?=\\s*[?.!]?\\s*$|\\s(?:${links})(?!\\p{L}))`,
  "giu",
);

/**
 * The folded abbreviations ("PGP", "ISBN") and numbers of things ("compte 461") of a question; none if all of it is in
 * capitals.
 */
export function identifiersIn(question: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(question)) return new Set();
  return new Set(
    [...(question.match(inCapitals) ?? []), ...(question.match(numberOfThing) ?? [])].map(foldText),
  );
}
