import type { Language } from "~/contract/language";
import { isGermanWord } from "~/domain/retrieval/words/german-words";
import { grams } from "~/domain/retrieval/words/grams";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { joinedVerb, separatedPrefix } from "~/domain/retrieval/words/separable-verbs";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { isListed, synonymsOf } from "~/domain/retrieval/words/synonyms";
import { hashStem } from "~/domain/retrieval/words/terms";
import { documentFrequency } from "./document-frequency";
import type { Segment } from "./segment";

/** Shorter words have too many neighbours: "Dias" is one letter away from "das". */
const minLetters = 6;
/**
 * In shorter words only double letters and the order of letters are corrected ("öfne"), but not in German nouns: "Ofen" is
 * not "offen".
 */
const minSlipLetters = 4;
const minLettersOf = (written: string, language: Language) =>
  language === "de" && /^\p{Lu}/u.test(written) ? minLetters : minSlipLetters;
/** The number of neighbours and the cost of each grow with the length. */
const maxLetters = 30;
/** Maximum number of words that are corrected, which bounds the work for long questions. */
const maxCorrected = 6;

/** Words that determine the type of a question. Most are too short for the search of neighbours. */
const questionWords: Record<Language, string[]> = {
  de: "wann warum wieso wieviel viele welche welcher welches welchen welchem kann können muss müssen darf dürfen".split(
    " ",
  ),
  en: "what when where which many much does should could".split(" "),
  fr: "quand combien comment pourquoi quel quelle quels quelles peut doit".split(" "),
  ar: [],
};

/** The question word of which a word lacks one letter ("vile", "mus") or swaps two ("wnan"). */
const closestQuestionWord = (word: string, language: Language) =>
  questionWords[language].find(
    candidate =>
      [...candidate].some((_, at) => candidate.slice(0, at) + candidate.slice(at + 1) === word) ||
      [...word].some(
        (letter, at) =>
          at > 0 && word.slice(0, at - 1) + letter + word[at - 1] + word.slice(at + 1) === candidate,
      ),
  );

/** Letters at the end of inflected words, which distinguish forms: "brauche", "braucht". */
const inflections = new Set("etnsrm");
const minLettersForAnyMissing = 8;
/** Whether a letter may be missing in the ending of a word: consonants make other words ("Schule", "Schulde"). */
const isMissing = (letter: string, word: string) =>
  !inflections.has(letter) && (word.length >= minLettersForAnyMissing || /[aiouäöüyاوي]/.test(letter));
/** Vowels whose order distinguishes forms of German verbs: "erscheinen", "erschienen", "schrieb". */
const ablaut = /^(?:ie|ei)(?!t$)[^aeiouäöüy]{1,3}(?:e[nrst]?|t|st)?$/;

/** The letters after "ge" distinguish verbs and are not replaced: "gekommen" is no typo of "genommen". */
const participle = /^ge.{3,}(?:en|t)$/u;

const latin = "abcdefghijklmnopqrstuvwxyzäöü";
const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";

/**
 * Corrects the spelling of a question: replaces words that no passage contains by words that passages contain and that are
 * one letter away (inserted, omitted, replaced, or swapped with the next). Keeps words in capitals, words with digits, words with
 * synonyms and German words of a dictionary: "Konten" is no typo of "konnten".
 * @param segments the vocabulary
 */
export function correctSpelling(question: string, segments: readonly Segment[]): string {
  const language = detectLanguage(question);
  const prefix = separatedPrefix(question, language) ?? "";
  const verb = joinedVerb(question, language, word => documentFrequency(foldText(word), segments) > 0)?.verb;
  const hasSynonyms = (word: string) =>
    [word, prefix + word].some(form => synonymsOf(form, language).size > 0);
  let remaining = maxCorrected;
  return question.replace(/[\p{L}\p{M}\p{N}]+/gu, written => {
    if (remaining === 0 || written.length < 3 || written.length > maxLetters || /\p{N}/u.test(written))
      return written;
    const [word = "", ...others] = words(foldText(written));
    const questionWord = closestQuestionWord(word, language);
    if (others.length > 0 || (word.length < minLettersOf(written, language) && !questionWord)) return written;
    if (written === verb) return written;
    if (written === written.toUpperCase() && written !== written.toLowerCase()) return written;
    if (isStopWord(word, language) || hasSynonyms(word) || documentFrequency(word, segments) > 0)
      return written;
    if (language === "de" && !questionWord && isGermanWord(word)) return written;
    remaining -= 1;
    if (questionWord)
      return /^\p{Lu}/u.test(written) ? questionWord[0]!.toUpperCase() + questionWord.slice(1) : questionWord;
    return (
      closestKnownWord(word, candidate => isStopWord(candidate, language), minStopWordLetters) ??
      closestWord(word, language, segments) ??
      // Passages may contain a synonym of it.
      (isListed(word, language)
        ? undefined
        : closestKnownWord(word, candidate => isListed(candidate, language), minListedLetters)) ??
      written
    );
  });
}

/** Weight of candidates that differ by a double letter or the order of letters, which is the likelier typo. */
const slipWeight = 3;

/** The word at one letter's distance that most passages contain. */
function closestWord(word: string, language: Language, segments: readonly Segment[]): string | undefined {
  let best: string | undefined;
  let highest = 0;
  for (const candidate of neighbours(word)) {
    if (isStopWord(candidate, language) || (word.length < minLetters && !isSlip(word, candidate))) continue;
    // Most candidates occur nowhere; the 4-grams exclude them without the cost of stemming.
    if (!grams(candidate).every(gram => segments.some(({ grams }) => grams.postings.passages(gram) > 0)))
      continue;
    if (documentFrequency(candidate, segments) === 0) continue;
    const score = spellingFrequency(candidate, segments) * (isSlip(word, candidate) ? slipWeight : 1);
    if (score > highest) [best, highest] = [candidate, score];
  }
  return best;
}

/**
 * Minimum letters of a word that is replaced by a listed one, by what is wrong. Shorter words have neighbours that are other
 * words: "Schulen" and "Schulden", "collège" and "collègue".
 */
const minListedLetters = { slip: 6, missing: 8, extra: 8, other: 11 };
/** The same for stop words: "three" is no typo of "there", nor "laufen" of "lauten". */
const minStopWordLetters = { slip: 6, missing: 5, extra: 6, other: 7 };

/** What is wrong in a word: a slip, a missing letter, one too many, or another one. */
type Mistake = keyof typeof minListedLetters;

function mistake(word: string, candidate: string): Mistake {
  if (isSlip(word, candidate)) return "slip";
  if (word.length === candidate.length) return "other";
  return word.length < candidate.length ? "missing" : "extra";
}

/** The first of these known words at one letter's distance, if the word is long enough for what is wrong in it. */
function closestKnownWord(
  word: string,
  isKnown: (candidate: string) => boolean,
  minKnownLetters: Record<Mistake, number>,
): string | undefined {
  for (const candidate of neighbours(word))
    if (isKnown(candidate) && word.length >= minKnownLetters[mistake(word, candidate)]) return candidate;
  return undefined;
}

/** Number of 4-grams that an ending may change. */
const endingGrams = 2;

/** The number of passages with a word of this stem and spelling, apart from its ending. */
function spellingFrequency(word: string, segments: readonly Segment[]): number {
  const wordGrams = new Set(grams(word).slice(0, -endingGrams));
  let count = 0;
  for (const { passages, languages, stems, grams: field } of segments) {
    // Without a norm, each term adds its weight once, however often it occurs.
    const noNorms = new Float32Array(passages);
    const gramCounts = new Float32Array(passages);
    for (const gram of wordGrams) field.postings.addScores(gram, 1, noNorms, gramCounts);
    const stemCounts = new Float32Array(passages);
    for (const language of languages)
      stems.postings.addScores(hashStem(stem(word, language), language), 1, noNorms, stemCounts);
    for (let at = 0; at < passages; at++)
      if (stemCounts[at]! > 0 && gramCounts[at]! >= wordGrams.size) count += 1;
  }
  return count;
}

/** In shorter words only confusable letters are replaced: others make another word ("invented", "indented"). */
const minLettersForAnyLetter = 9;
/** Letters that are adjacent on German, English or French keyboards or sound alike, and all vowels. */
const confusable = (
  "qw we er rt tz ty zu yu ui io op pü as sd df fg gh hj jk kl lö öä yx xc cv vb bn nm az qs wa " +
  "es ed rd rf tf tg zg yg zh yh uh uj ij ik ok ol pl sx sy dx dc fc fv gv gb hb hn jn jm km " +
  "dt bp gk fv vw iy sz ck cs mn cz ks xs " +
  "ae ai ao au eo eu iu ou aä oö uü eä iü ey ay"
).split(" ");
const confusablePairs = new Set(confusable.flatMap(pair => [pair, [...pair].reverse().join("")]));
const isConfusable = (letter: string, other: string, word: string) =>
  word.length >= minLettersForAnyLetter || !/[a-zäöü]/.test(letter) || confusablePairs.has(letter + other);

/** Whether two words differ only by a double letter, a silent h ("bezalt") or the order of the letters. */
function isSlip(word: string, candidate: string): boolean {
  const withoutDoubles = (text: string) => text.replace(silentH, "").replace(/(.)\1/gu, "$1");
  const sorted = (text: string) => [...text].sort().join("");
  return withoutDoubles(word) === withoutDoubles(candidate) || sorted(word) === sorted(candidate);
}

/** In German, an h after a vowel is silent. */
const silentH = /(?<=[aeiouäöü])h(?![aeiouäöü])/gu;
/** Pairs of consonants whose first is often left out: "Säze", "Deke". */
const silentFirst = new Set(["tz", "ck"]);
const isSilentH = (other: string, before: string) => other === "h" && /[aeiouäöü]/.test(before);

/**
 * All strings at one letter's distance, repeats included. Keeps the first two letters, because other prefixes make other
 * words ("abgeben", "angeben") and typos are rare there; only a second letter may be missing or swapped ("istallieren").
 * Endings are inflections, so only double letters are completed or reduced there.
 */
function* neighbours(word: string): Generator<string> {
  const letters = /\p{Script=Arabic}/u.test(word) ? arabic : latin;
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const [letter = "", next = "", ...rest] = word.slice(at);
    const after = rest.join("");
    const ending = at > word.length - 3;
    if (next && !ablaut.test(letter + next + after)) yield before + next + letter + after;
    if (at === 1) {
      for (const other of letters) yield before + other + letter + next + after;
      continue;
    }
    if (letter && (!ending || letter === word[at - 1])) yield before + next + after;
    for (const other of letters) {
      if (
        !ending ||
        other === word[at - 1] ||
        (letter &&
          (isMissing(other, word) || isSilentH(other, word[at - 1]!) || silentFirst.has(other + letter)))
      )
        yield before + other + letter + next + after;
      const isInflection =
        next === "" && letter + other !== "nm" && inflections.has(letter) && inflections.has(other);
      if (letter && !isInflection && isConfusable(letter, other, word) && !(at < 4 && participle.test(word)))
        yield before + other + next + after;
    }
  }
}
