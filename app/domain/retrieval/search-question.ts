import { wordHits } from "./fuse";
import { inheritedInterrogative } from "./inherited-interrogative";
import { answerWithApproved } from "./pick-approved";
import { withAddedWords } from "./question/added-words";
import { expectedAnswer } from "./question/answer-type";
import { type AskedPart, askedPart } from "./question/asked-part";
import { cleanQuestion } from "./question/clean-question";
import { contactQuery } from "./question/contact-request";
import { withoutRequest } from "./question/without-request";
import { namesContact } from "./quotes/artefacts";
import { namedPlace } from "./quotes/named-place";
import { answerFromPassages, type Quote } from "./quotes/quote-sentences";
import { withoutReplacedCircumstance } from "./replaced-circumstance";
import type { FoundPassage } from "./search-index/found-passage";
import { detectLanguage } from "./words/language";
import { foldText } from "./words/normalise";
import { isStopWord } from "./words/stop-words";

const conjunctions = "(?:und|aber|auch|and|but|also|et|mais|aussi)\\s";
/** A conjunction at the start: "Und wie lange gilt das?", "Auch Spanisch?" The Arabic one is a prefix of the next word. */
const conjunction = new RegExp(`^\\s*(?:${conjunctions}|و)`, "i");
/** One that is a word of its own, and can be left out. */
const separateConjunction = new RegExp(`^\\s*${conjunctions}\\s*(?=\\S)`, "i");
/** A pronoun. Case distinguishes "sie" from "Sie", and the noun after the article "das" from the pronoun. */
const pronoun = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "[Dd]as(?!\\s+(?:\\p{Ll}+e[nrs]?\\s+)?\\p{Lu})|[Dd]ies\\p{L}{0,2}|(?<![Gg]ibt\\s)[Ee]s(?!\\s+gibt)|sie|er|ihn|ihm|[Dd]afür|[Dd]avon|[Dd]amit|[Dd]azu|[Dd]ort|[Dd]abei",
    "[Ii]t|[Tt]hat|[Tt]his|[Tt]hey|them|[Tt]hose|[Tt]hese|(?<!(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere)\\s)there",
    "[Çç]a|[Cc]ela|[Cc]elui|[Cc]elle",
    "هذا|هذه|ذلك",
    // "Darf ich die behalten?"
    "(?:[Dd]ie|[Dd]en|[Dd]em)(?= \\p{Ll}+(?:en|ern|eln)\\s*[?.!]?$)",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
/** Maximum number of content words of a follow-up with a conjunction or a pronoun; a longer question is complete. */
const maxContentWords = { conjunction: 4, pronoun: 2 };
/** Maximum number of words of a fragment without a verb: "Und im März?", and of one that begins with a preposition. */
const maxFragmentWords = 3;
const maxWordsAfterPreposition = 6;
/** A conjunction and a preposition: "Und in Teilzeit an drei Tagen?" */
const prepositionFirst = new RegExp(
  `^\\s*${conjunctions}(?:in|im|bei|beim|am|an|für|mit|ohne|nach|vor|während|zu[mr]?|auf|at|on|for|with|without|after|before|during|à|en|pour|avec|sans|après|avant|pendant)\\s`,
  "i",
);
/** Attributes of a thing. A question with no other content words does not name the thing. */
const attributes = new Set(
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
 * Whether a question is a follow-up of the question before. `surely`: it has a pronoun, or no topic of its own;
 * `perhaps`: it begins with a conjunction, as questions about another topic can too.
 */
function followUpLikelihood(question: string): "surely" | "perhaps" | "no" {
  const words = contentWords(question);
  if (pronoun.test(question) && words.length <= maxContentWords.pronoun) return "surely";
  if (words.every(word => attributes.has(foldText(word)))) return "surely";
  if (!conjunction.test(question) || words.length > maxContentWords.conjunction) return "no";
  const all = question.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
  const most = prepositionFirst.test(question) ? maxWordsAfterPreposition : maxFragmentWords;
  // The Arabic "and" is a prefix of the next word.
  return all + (/^\s*و/.test(question) ? 1 : 0) <= most ? "surely" : "perhaps";
}

/** A question with more content words is usually complete and not worth a call. */
const maxWordsToRewrite = 6;

/** Whether a question may depend on its conversation, so that a model should rewrite it. */
const mayBeFollowUp = (question: string): boolean =>
  followUpLikelihood(question) !== "no" || contentWords(question).length <= maxWordsToRewrite;

/** Maximum number of questions that are answered each by itself. */
const maxQuestions = 3;

/** The passages of a search, and the question that was searched. */
export interface SearchedQuestion {
  query: string;
  passages: FoundPassage[];
  /** Whether the query has words of the question before. */
  isFollowUp: boolean;
  /** The searches of several questions, each of which has a clear answer; the passages are theirs in turn. */
  parts?: SearchedPart[];
}
type SearchedPart = Pick<SearchedQuestion, "query" | "passages"> & { quotes: Quote[] };
type Search = (question: string) => FoundPassage[] | Promise<FoundPassage[]>;

/**
 * Searches for a question in its conversation. A model rewrites a possible follow-up with `rewrite`. Without a useful
 * result, rules decide: a follow-up is searched with the content words of the question before, unless it only begins
 * with a conjunction and has a clear answer without them.
 * @param before the last question of the conversation, undefined at its start
 */
export async function searchQuestion(
  question: string,
  before: string | undefined,
  search: Search,
  rewrite?: (question: string) => Promise<string | undefined>,
): Promise<SearchedQuestion> {
  const rewritten = before && rewrite && mayBeFollowUp(question) ? await rewrite(question) : undefined;
  if (rewritten)
    return { query: rewritten, passages: await search(rewritten), isFollowUp: rewritten !== question };
  const part = askedPart(question);
  const { asked } = part;
  const likelihood =
    before && !part.context && !namedPlace(asked) ? followUpLikelihood(firstQuestion(part)) : "no";
  if (!before || likelihood !== "surely") {
    const found = await searchPart(part, search);
    if (!before || likelihood === "no" || isClear(found)) return found;
  }
  const cleanBefore = withoutReplacedCircumstance(cleanQuestion(before), asked);
  const interrogative = inheritedInterrogative(asked, cleanBefore);
  const added = [...interrogative, ...contentWords(cleanBefore).filter(isNotIn(interrogative))];
  const query = withAddedWords(asked, added);
  return { query, passages: await search(query), isFollowUp: query !== asked };
}

/**
 * Searches for a question with the sentences around it, which often name its subject; alone if it is not clear with them,
 * because their words are searched like its own.
 */
async function searchPart(part: AskedPart, search: Search): Promise<SearchedQuestion> {
  const { asked, questions, context, introduction } = part;
  const searched = async (...parts: string[]) => {
    const query = parts.filter(Boolean).join(" ");
    return { query, passages: await search(query), isFollowUp: false };
  };
  if (followUpLikelihood(firstQuestion(part)) === "surely") return searched(context, introduction, asked);
  const parts = await searchEach(questions, search);
  if (parts)
    return {
      query: asked,
      passages: passagesInTurn(parts.map(part => part.passages)),
      isFollowUp: false,
      parts,
    };
  const together = context ? await searched(context, asked) : undefined;
  if (together && isClear(together)) return together;
  const alone = await searched(asked.replace(separateConjunction, ""));
  return isClear(alone) ? alone : ((await searchContact(alone, search)) ?? alone);
}

/** Searches for the contact that a question asks for; undefined if it asks for none, or none is named with a number or an address. */
async function searchContact(alone: SearchedQuestion, search: Search): Promise<SearchedQuestion | undefined> {
  const [first] = alone.passages;
  if (!first || expectedAnswer(alone.query).type !== "contact") return undefined;
  const { query, corrected, displayed } = first.search;
  const found = await search(contactQuery(withoutRequest(alone.query), detectLanguage(alone.query)));
  const passages = found.map(one => ({ ...one, search: { ...one.search, query, corrected, displayed } }));
  const { level, sentences } = answerFromPassages(alone.query, wordHits(passages));
  const isNamed = level === "answer" && namesContact(sentences[0]?.sentence ?? "");
  return isNamed ? { ...alone, passages } : undefined;
}

/** Of several questions the first refers to what stands before the text; later ones may refer to it. */
const firstQuestion = ({ asked, questions }: AskedPart) => questions[0] ?? asked;

/** A later question with fewer content words may refer to the one before, or name a thing of its own ("… und was ist ein H-Satz?"). */
const minOwnWords = 2;

/** Searches for several questions, if each has a clear answer without an approved one. */
async function searchEach(questions: string[], search: Search): Promise<SearchedPart[] | undefined> {
  if (questions.length === 0 || questions.length > maxQuestions) return undefined;
  const parts: SearchedPart[] = [];
  for (const [at, question] of questions.entries()) {
    const before = questions[at - 1];
    const part = await firstClear(
      before === undefined ? [question] : wordingsAfter(before, question),
      search,
    );
    if (!part) return undefined;
    parts.push(part);
  }
  return parts;
}

/** How a later question of a text may be searched. */
function wordingsAfter(before: string, question: string): string[] {
  const together = withAddedWords(question, contentWords(before));
  if (followUpLikelihood(question) === "surely") return [together];
  return contentWords(question).length < minOwnWords ? [together, question] : [question];
}

async function firstClear(queries: string[], search: Search): Promise<SearchedPart | undefined> {
  for (const query of queries) {
    const passages = await search(query);
    const { approved, quoted } = answerWithApproved(query, passages);
    if (!approved && quoted.level === "answer") return { query, passages, quotes: quoted.sentences };
  }
  return undefined;
}

/** The best passage of each search, then the second best of each, each passage once; as many as the longest search has. */
export function passagesInTurn(searches: FoundPassage[][]): FoundPassage[] {
  const passages = new Map<string, FoundPassage>();
  const longest = Math.max(...searches.map(found => found.length));
  for (let rank = 0; rank < longest; rank++)
    for (const found of searches) {
      const passage = found[rank];
      if (passage && !passages.has(passage.id)) passages.set(passage.id, passage);
    }
  return [...passages.values()].slice(0, longest);
}

/** Answers what was searched, each of several questions by itself. */
export function answerSearched({
  query,
  passages,
  parts,
}: SearchedQuestion): ReturnType<typeof answerWithApproved> {
  if (!parts) return answerWithApproved(query, passages);
  const isNew = ({ sentence }: Quote, at: number, all: Quote[]) =>
    all.findIndex(one => one.sentence === sentence) === at;
  const first = parts.flatMap(({ quotes }) => quotes.slice(0, 1)).filter(isNew);
  const further = parts.flatMap(({ quotes }) => quotes.slice(1, 2)).map(one => ({ ...one, further: true }));
  const sentences = [...first, ...further].filter(isNew);
  return { approved: undefined, quoted: { level: "answer", sentences, questions: first.length } };
}

/** Whether words give a clear answer. */
export const isClear = ({ query, passages }: Pick<SearchedQuestion, "query" | "passages">): boolean =>
  answerFromPassages(query, wordHits(passages)).level === "answer";

const isNotIn = (phrases: string[]) => (word: string) => !phrases.join(" ").split(" ").includes(word);

/** The distinct content words of a text as written. */
export function contentWords(text: string): string[] {
  const language = detectLanguage(text);
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word, at, all) => !isStopWord(foldText(word), language) && all.indexOf(word) === at,
  );
}
