import { grams } from "./grams";
import { holders } from "./holders";
import { detectLanguage } from "./language";
import { foldText, words } from "./normalise";
import type { Segment } from "./segment";
import { formsOfSeparable, joinVerb, separatedPrefix } from "./separable-verbs";
import { isStopWord } from "./stop-words";
import { synonymsOf } from "./synonyms";

/** Shorter words are abbreviations or endings. */
const shortest = 3;
/** Maximum number of words that are replaced: with more, another question would be searched. */
const replacedAtMost = 2;

/** A question as it is searched, and the same for its asker, with the replaced words and their synonyms beside them. */
export interface KnownQuestion {
  searched: string;
  shown: string;
}

/**
 * Replaces a word that no passage contains, not even inside another word, by its synonym that most passages contain.
 * A German verb and its prefix at the end of the question count as one word ("schalte … ab").
 */
export function replaceUnknownWords(asked: string, segments: readonly Segment[]): KnownQuestion {
  const language = detectLanguage(asked);
  const question = joinVerb(asked, language, word => holders(word, segments) > 0);
  const prefix = separatedPrefix(question, language);
  const replaced = new Map<string, string>();
  let joined = false;
  for (const written of question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const [word = "", ...others] = words(foldText(written));
    if (replaced.size === replacedAtMost) break;
    if (others.length > 0 || word.length < shortest || isStopWord(word, language)) continue;
    if ([word, ...formsOfSeparable(word, language)].some(form => holders(form, segments) > 0)) continue;
    if (isInside(word, segments)) continue;
    const verbs = prefix ? synonymsOf(prefix + word, language) : new Set<string>();
    const synonym = mostHeld(verbs.size > 0 ? verbs : synonymsOf(word, language), segments);
    if (!synonym) continue;
    replaced.set(written, synonym);
    joined ||= verbs.size > 0;
  }
  const replaceWith = (text: string, spell: (written: string, synonym: string) => string) =>
    text.replace(/[\p{L}\p{M}\p{N}]+/gu, written => {
      const synonym = replaced.get(written);
      return synonym ? spell(written, synonym) : written;
    });
  const searched = replaceWith(question, (_, synonym) => synonym);
  return {
    searched: joined ? searched.replace(new RegExp(`\\s+${prefix}(?=\\s*(?:[?.!]|$))`, "u"), "") : searched,
    shown: replaceWith(asked, (written, synonym) => `${written} (${synonym})`),
  };
}

function mostHeld(candidates: ReadonlySet<string>, segments: readonly Segment[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const held = holders(foldText(candidate), segments);
    if (held > most) [best, most] = [candidate, held];
  }
  return best;
}

/** Whether a passage contains all 4-grams of the word but those at its edges: "Diesel" in "Dieselkraftstoff". */
function isInside(word: string, segments: readonly Segment[]): boolean {
  const inner = grams(word).slice(1, -1);
  if (inner.length === 0) return false;
  return segments.some(segment => {
    // Without a norm, each term adds its weight once, however often it occurs.
    const none = new Float32Array(segment.passages);
    const held = new Float32Array(segment.passages);
    for (const gram of inner) segment.grams.postings.addScores(gram, 1, none, held);
    return held.some(count => count >= inner.length);
  });
}
