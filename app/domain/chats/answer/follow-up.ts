import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { foundByWords } from "~/domain/retrieval/fuse";
import { detectLanguage } from "~/domain/retrieval/language";
import { foldText } from "~/domain/retrieval/normalise";
import { answerFromPassages } from "~/domain/retrieval/quote-sentences";
import { isStopWord } from "~/domain/retrieval/stop-words";

/** "Und wie lange gilt das?", "Auch Spanisch?" */
const begins = /^\s*(?:und|aber|auch|and|but|also|et|mais|aussi)\s|^\s*و/i;
/** Case matters for "Sie", and for nouns, which tell the article "das" from the pronoun. */
const refers = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "[Dd]as(?!\\s+(?:\\p{Ll}+e[nrs]?\\s+)?\\p{Lu})|[Dd]ies\\p{L}{0,2}|(?<![Gg]ibt\\s)[Ee]s(?!\\s+gibt)|sie|er|ihn|ihm|[Dd]afür|[Dd]avon|[Dd]amit|[Dd]azu|[Dd]ort|[Dd]abei",
    "[Ii]t|[Tt]hat|[Tt]his|[Tt]hey|them|[Tt]hose|[Tt]hese|(?<!(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere)\\s)there",
    "[Çç]a|[Cc]ela|[Cc]elui|[Cc]elle",
    "هذا|هذه|ذلك",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
/** Questions with more content words than these stand for themselves. */
const mostWords = { begins: 4, refers: 2 };
/** "Und im März?": with so few words, the first included, there is no verb of its own. */
const mostOfFragment = 3;
/** What is asked of something: with no other content word, a question does not say of what. */
const measures = new Set(
  (
    "tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten uhr nummer telefon preis kosten kostet hoch " +
    "frist fristen zeit beginn ende raum seite betrag euro höhe anzahl prozent " +
    "day days week weeks month months year years hour hours minutes number phone price cost costs time amount euros percent page " +
    "jour jours semaine semaines mois an ans heure heures minutes numéro téléphone prix coûte temps délai montant euros page avance " +
    "يوم أيام يوما أسبوع أسابيع شهر أشهر سنة ساعة ساعات دقيقة دقائق رقم سعر مدة تكلفة قسط مبلغ يورو"
  )
    .split(" ")
    .map(foldText),
);

/**
 * Whether a question continues from the one before. `surely`: it refers to it, or names nothing of its own; `perhaps`: it
 * begins as if it did, which questions about another topic do as well.
 */
function goesOn(question: string): "surely" | "perhaps" | "no" {
  const words = contentWords(question);
  if (refers.test(question) && words.length <= mostWords.refers) return "surely";
  if (words.every(word => measures.has(foldText(word)))) return "surely";
  if (!begins.test(question) || words.length > mostWords.begins) return "no";
  const all = question.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
  // The Arabic "and" is part of its word.
  return all + (/^\s*و/.test(question) ? 1 : 0) <= mostOfFragment ? "surely" : "perhaps";
}

/** With more content words a question rarely leaves anything out, and is not worth a call. */
const mostToRewrite = 6;

/** Whether a model may be asked what a question means in its conversation. */
const mayGoOn = (question: string): boolean =>
  goesOn(question) !== "no" || contentWords(question).length <= mostToRewrite;

/**
 * Searches for a question in its conversation. With `rewrite`, a model says what it means there. Without it, and where it says
 * nothing useful, rules decide: a question that continues from the question before is searched with that one's content
 * words, unless it only begins like that and its own words are clearly answered.
 * `before`: the conversation's last question, undefined at its beginning.
 */
export async function searchFollowUp(
  question: string,
  before: string | undefined,
  search: (question: string) => FoundPassage[] | Promise<FoundPassage[]>,
  rewrite?: (question: string) => Promise<string | undefined>,
): Promise<{ searched: string; passages: FoundPassage[] }> {
  const rewritten = before && rewrite && mayGoOn(question) ? await rewrite(question) : undefined;
  if (rewritten) return { searched: rewritten, passages: await search(rewritten) };
  const link = before ? goesOn(question) : "no";
  if (!before || link !== "surely") {
    const passages = await search(question);
    if (!before || link === "no" || answerFromPassages(question, foundByWords(passages)).level === "answer")
      return { searched: question, passages };
  }
  const said = contentWords(before);
  const searched = said.length > 0 ? `${question} (${said.join(" ")})` : question;
  return { searched, passages: await search(searched) };
}

/** As they are written. */
export function contentWords(text: string): string[] {
  const language = detectLanguage(text);
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word, at, all) => !isStopWord(foldText(word), language) && all.indexOf(word) === at,
  );
}
