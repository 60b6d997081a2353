import type { Language } from "~/contract/language";
import { grams } from "./grams";
import { holders } from "./holders";
import { detectLanguage } from "./language";
import { foldText, words } from "./normalise";
import type { Segment } from "./segment";
import { separatedPrefix } from "./separable-verbs";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { synonymsOf } from "./synonyms";
import { hashStem } from "./terms";

/** Shorter words have too many neighbours: "Dias" is one letter away from "das". */
const shortest = 6;
/** In shorter ones only a letter is doubled, missed of a double, or swapped: "öfne". German nouns stay: "Ofen", "offen". */
const shortestSlip = 4;
const shortestOf = (written: string, language: Language) =>
  language === "de" && /^\p{Lu}/u.test(written) ? shortest : shortestSlip;
/** The number of neighbours and the cost of each grow with the length. */
const longest = 30;
/** Maximum number of words that are corrected, which bounds the work for long questions. */
const correctedAtMost = 6;

/** Words that begin or shape a question: too short for the search of neighbours, and what they ask for depends on them. */
const questionWords: Record<Language, string[]> = {
  de: "wann warum wieso wieviel viele welche welcher welches welchen welchem kann können muss müssen darf dürfen".split(
    " ",
  ),
  en: "what when where which many much does should could".split(" "),
  fr: "quand combien comment pourquoi quel quelle quels quelles peut doit".split(" "),
  ar: [],
};

/** The question word that was meant: one letter is missing ("vile", "mus"), or two are swapped ("wnan"). */
const meantQuestionWord = (word: string, language: Language) =>
  questionWords[language].find(
    meant =>
      [...meant].some((_, at) => meant.slice(0, at) + meant.slice(at + 1) === word) ||
      [...word].some(
        (letter, at) =>
          at > 0 && word.slice(0, at - 1) + letter + word[at - 1] + word.slice(at + 1) === meant,
      ),
  );

/** Letters that replace each other at the end of inflected words: "brauche", "braucht". */
const inflections = new Set("etnsrm");
/** Swapped, they are another form of a German verb: "erscheinen", "erschienen". */
const ablaut = new Set(["ie", "ei"]);

/** "gekommen" is no typo of "genommen": after "ge" the verb's own first letters stay. */
const participle = /^ge.{3,}(?:en|t)$/u;

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
    if (left === 0 || written.length < 3 || written.length > longest || /\p{N}/u.test(written))
      return written;
    const [word = "", ...others] = words(foldText(written));
    const meant = meantQuestionWord(word, language);
    if (others.length > 0 || (word.length < shortestOf(written, language) && !meant)) return written;
    if (written === written.toUpperCase() && written !== written.toLowerCase()) return written;
    if (isStopWord(word, language) || isListed(word) || holders(word, segments) > 0) return written;
    left -= 1;
    if (meant) return /^\p{Lu}/u.test(written) ? meant[0]!.toUpperCase() + meant.slice(1) : meant;
    return closest(word, language, segments) ?? written;
  });
}

/** A letter doubled, missed of a double, or swapped is likelier than another letter in its place. */
const likelier = 3;

/** The word at one letter's distance that most passages contain. */
function closest(word: string, language: Language, segments: readonly Segment[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const candidate of neighbours(word)) {
    if (isStopWord(candidate, language) || (word.length < shortest && !isSlip(word, candidate))) continue;
    // Most combinations of letters occur nowhere, which their 4-grams tell without stemming.
    if (!grams(candidate).every(gram => segments.some(({ grams }) => grams.postings.passages(gram) > 0)))
      continue;
    if (holders(candidate, segments) === 0) continue;
    const held = passagesWith(candidate, segments) * (isSlip(word, candidate) ? likelier : 1);
    if (held > most) [best, most] = [candidate, held];
  }
  return best;
}

/** The 4-grams of an ending. */
const inflected = 2;

/** The number of passages with a word of this stem and spelling; its ending may differ. */
function passagesWith(word: string, segments: readonly Segment[]): number {
  const spelled = new Set(grams(word).slice(0, -inflected));
  let found = 0;
  for (const { passages, languages, stems, grams: own } of segments) {
    // Without a norm, each term adds its weight once, however often it occurs.
    const none = new Float32Array(passages);
    const letters = new Float32Array(passages);
    for (const gram of spelled) own.postings.addScores(gram, 1, none, letters);
    const stemmed = new Float32Array(passages);
    for (const language of languages)
      stems.postings.addScores(hashStem(stem(word, language), language), 1, none, stemmed);
    for (let at = 0; at < passages; at++) if (stemmed[at]! > 0 && letters[at]! >= spelled.size) found += 1;
  }
  return found;
}

/** In shorter words, another letter makes another word ("invented", "indented") unless it is easily mistaken. */
const surelyTypo = 9;
/** Letters that stand beside each other on German, English or French keyboards, or sound alike; and all vowels. */
const mistaken = (
  "qw we er rt tz ty zu yu ui io op pü as sd df fg gh hj jk kl lö öä yx xc cv vb bn nm az qs wa " +
  "es ed rd rf tf tg zg yg zh yh uh uj ij ik ok ol pl sx sy dx dc fc fv gv gb hb hn jn jm km " +
  "dt bp gk fv vw iy sz ck cs mn cz ks xs " +
  "ae ai ao au eo eu iu ou aä oö uü eä iü ey ay"
).split(" ");
const pairs = new Set(mistaken.flatMap(pair => [pair, [...pair].reverse().join("")]));
const isMistaken = (letter: string, other: string, word: string) =>
  word.length >= surelyTypo || !/[a-z]/.test(letter) || pairs.has(letter + other);

/** Whether only a double letter or the order of the letters differs. */
function isSlip(word: string, candidate: string): boolean {
  const once = (text: string) => text.replace(/(.)\1/gu, "$1");
  const sorted = (text: string) => [...text].sort().join("");
  return once(word) === once(candidate) || sorted(word) === sorted(candidate);
}

/**
 * All words at one letter's distance, repeats included. The first two letters stay: other prefixes make other words
 * ("abgeben", "angeben"), and typos are rare there; only a second letter may be missing or swapped ("istallieren").
 * Endings are inflections, so a letter comes or goes there only beside its double.
 */
function* neighbours(word: string): Generator<string> {
  const letters = /\p{Script=Arabic}/u.test(word) ? arabic : latin;
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const [letter = "", next = "", ...rest] = word.slice(at);
    const after = rest.join("");
    const ending = at > word.length - 3;
    if (next && !ablaut.has(letter + next)) yield before + next + letter + after;
    if (at === 1) {
      for (const other of letters) yield before + other + letter + next + after;
      continue;
    }
    if (letter && (!ending || letter === word[at - 1])) yield before + next + after;
    for (const other of letters) {
      if (!ending || other === word[at - 1]) yield before + other + letter + next + after;
      const inflected =
        next === "" && letter + other !== "nm" && inflections.has(letter) && inflections.has(other);
      if (letter && !inflected && isMistaken(letter, other, word) && !(at < 4 && participle.test(word)))
        yield before + other + next + after;
    }
  }
}
