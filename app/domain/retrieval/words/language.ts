import { isLanguage, type Language } from "~/contract/language";

/** The most frequent function words, without those that two of the languages share ("die", "des", "in"). */
const functionWords: Record<"de" | "en" | "fr", ReadonlySet<string>> = {
  de: new Set(
    (
      "der das und ist nicht ein eine einen einem einer zu den dem mit von für auf sich auch es wie als bei oder wird " +
      "werden sind im am zum zur nach über durch ich wir sie er kann können muss wenn dass aus wer was wann wo warum " +
      "welche welcher welches haben habe hat sein ihr ihre unser gibt viel viele nur noch mehr vom bis beim darf"
    ).split(" "),
  ),
  en: new Set(
    (
      "the of and to was is that it for with as his her he she be at by this had not are but from or have they which one " +
      "you were all we their there been if would when what who where why how can could will more has its may must do " +
      "does did should than my our your i many much about after before"
    ).split(" "),
  ),
  fr: new Set(
    (
      "le la les et un une est dans que qui du au aux pour sur ne pas par ce cette ces il elle ils elles nous vous je " +
      "son sa ses avec sont être ou où plus mais comme si leur leurs quel quelle quels quelles combien quand comment " +
      "pourquoi peut doit fait a été avait sans entre notre votre mon mes l d qu c j"
    ).split(" "),
  ),
};

const accents: Record<"de" | "fr", RegExp> = { de: /[äöüß]/g, fr: /[éèêàçùûîïôœ]/g };

/**
 * Detects the language of a text by its script, function words and letters, in the first 4,000 UTF-16 units. German if
 * there is no evidence (a single name, a number).
 */
export const detectLanguage = (text: string): Language => evidentLanguage(text) ?? "de";

/** Like {@link detectLanguage}; undefined if there is no evidence. */
export function evidentLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 4000).normalize("NFKC").toLowerCase();
  const arabic = sample.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > 0 && arabic > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0)) return "ar";
  const scores = { de: 0, en: 0, fr: 0 };
  for (const word of sample.match(/\p{L}+/gu) ?? []) {
    if (functionWords.de.has(word)) scores.de += 1;
    if (functionWords.en.has(word)) scores.en += 1;
    if (functionWords.fr.has(word)) scores.fr += 1;
  }
  scores.de += 0.5 * (sample.match(accents.de)?.length ?? 0);
  scores.fr += 0.5 * (sample.match(accents.fr)?.length ?? 0);
  if (scores.en > scores.de && scores.en >= scores.fr) return "en";
  if (scores.fr > scores.de) return "fr";
  return scores.de > 0 ? "de" : undefined;
}

/**
 * A stored language code as a supported language; German for any other code, as for a text without evidence: the index in
 * memory and the one in Milvus cut a passage into the same words only if both take it for the same language.
 */
export function asLanguage(code: string): Language {
  return isLanguage(code) ? code : "de";
}
