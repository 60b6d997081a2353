import type { Language } from "~/contract/language";
import { grams } from "./grams";
import { holders } from "./holders";
import { detectLanguage } from "./language";
import { foldText, words } from "./normalise";
import { separatedPrefix } from "./replace-unknown-words";
import type { Segment } from "./segment";
import { isStopWord } from "./stop-words";
import { synonymsOf } from "./synonyms";

/** Shorter words have too many neighbours: "Dias" is one letter away from "das". */
const shortest = 6;
/** The number of neighbours and the cost of each grow with the length. */
const longest = 30;
/** Maximum number of words that are corrected, which bounds the work for long questions. */
const correctedAtMost = 6;

/** Letters that replace each other at the end of inflected words: "brauche", "braucht". */
const inflections = new Set("etnsrm");
/** Swapped, they are another form of a German verb: "erscheinen", "erschienen". */
const ablaut = new Set(["ie", "ei"]);

const latin = "abcdefghijklmnopqrstuvwxyzäöü";
const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";

/**
 * The question as it is searched: a word that no passage contains is replaced by one that passages contain and that is
 * one letter away (inserted, left out, replaced, or swapped with the next). Words in capitals, words with digits and
 * words with known synonyms are kept.
 */
export function correctSpelling(question: string, segments: readonly Segment[]): string {
  const language = detectLanguage(question);
  const prefix = separatedPrefix(question, language) ?? "";
  const isListed = (word: string) => [word, prefix + word].some(form => synonymsOf(form, language).size > 0);
  let left = correctedAtMost;
  return question.replace(/[\p{L}\p{M}\p{N}]+/gu, written => {
    if (left === 0 || written.length < shortest || written.length > longest || /\p{N}/u.test(written))
      return written;
    const [word = "", ...others] = words(foldText(written));
    if (others.length > 0 || word.length < shortest) return written;
    if (written === written.toUpperCase() && written !== written.toLowerCase()) return written;
    if (isStopWord(word, language) || isListed(word) || holders(word, segments) > 0) return written;
    left -= 1;
    return closest(word, language, segments) ?? written;
  });
}

/** The word at one letter's distance that most passages contain. */
function closest(word: string, language: Language, segments: readonly Segment[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const candidate of neighbours(word)) {
    if (isStopWord(candidate, language)) continue;
    // Most combinations of letters occur nowhere, which their 4-grams tell without stemming.
    if (!grams(candidate).every(gram => segments.some(({ grams }) => grams.postings.passages(gram) > 0)))
      continue;
    const held = holders(candidate, segments);
    if (held > most) [best, most] = [candidate, held];
  }
  return best;
}

/**
 * All words at one letter's distance, repeats included. The first two letters stay: other prefixes make other words
 * ("abgeben", "angeben"), and typos are rare there. Endings are inflections, so a letter comes or goes there only beside
 * its double.
 */
function* neighbours(word: string): Generator<string> {
  const letters = /\p{Script=Arabic}/u.test(word) ? arabic : latin;
  for (let at = 2; at <= word.length; at++) {
    const before = word.slice(0, at);
    const [letter = "", next = "", ...rest] = word.slice(at);
    const after = rest.join("");
    const ending = at > word.length - 3;
    if (next && !ablaut.has(letter + next)) yield before + next + letter + after;
    if (letter && (!ending || letter === word[at - 1])) yield before + next + after;
    for (const other of letters) {
      if (!ending || other === word[at - 1]) yield before + other + letter + next + after;
      const inflected =
        next === "" && letter + other !== "nm" && inflections.has(letter) && inflections.has(other);
      if (letter && !inflected) yield before + other + next + after;
    }
  }
}
