import { type Language, languages } from "~/contract/language";
import { correctSpelling } from "~/domain/retrieval/search-index/correct-spelling";
import type { Segment } from "~/domain/retrieval/search-index/segment";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { countTerms, hashStem, unpackTerms } from "~/domain/retrieval/words/terms";

/** A hashed stem as a word that every tokenizer leaves whole. */
const token = (hash: number): string => `s${hash.toString(36)}`;

/** The longest text that a field of Milvus takes. */
const maxTextChars = 65_000;

/** The stems of a passage as text for Milvus, repeats kept: its own analyzers know neither our languages nor our stems. */
export function stemsText(terms: Uint8Array, text: string, language: Language): string {
  const { stems } = unpackTerms(terms) ?? countTerms(text, language);
  const said: string[] = [];
  for (const [at, hash] of stems.hashes.entries())
    for (let time = 0; time < stems.counts[at]!; time++) said.push(token(hash));
  return said.join(" ").slice(0, maxTextChars) || "s";
}

/**
 * The stems that a question is searched by: of its content words, as written and with their spelling corrected, and of
 * those that mean about the same.
 * @param counted passages that tell which words there are
 */
export function questionText(question: string, counted: readonly Segment[] = []): string {
  const language = detectLanguage(question);
  const written = contentWords(question, language);
  const asked = new Set([...written, ...contentWords(correctSpelling(question, counted), language)]);
  const related = [...asked].flatMap(word => [...relatedWords(word, language)].map(foldText));
  const hashes = [...asked, ...related].flatMap(word => languages.map(one => hashStem(stem(word, one), one)));
  return [...new Set(hashes)].slice(0, 400).map(token).join(" ");
}

function contentWords(question: string, language: Language): string[] {
  const all = words(foldText(question));
  const content = all.filter(word => !isStopWord(word, language));
  return content.length > 0 ? content : all;
}
