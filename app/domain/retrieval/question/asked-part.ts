import { detectLanguage } from "~/domain/retrieval/words/language";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import { cleanQuestion, hasContentWords } from "./clean-question";

/** The start of a sentence that instructs the answerer: "Bitte kurz antworten." */
const instruction =
  /^(?:bitte|antworte|antworten sie|nenne|nennen sie|schreib|danke|vielen dank|please|answer|reply|keep it|thanks|thank you|merci|réponde[zs]|شكرا|من فضلك|[أا]جب)(?!\p{L})/iu;
/** "Eine Kollegin hat mich gefragt: Wie …?"; up to three words name a topic ("Urlaub: Wie viele Tage?"). */
const introductionPattern = /^(?:[^\s?؟:]+\s){3,}[^\s?؟:]*:\s+(?=\p{L})/u;

/** The part of a text that asks, and what stands around it, each empty if there is none. */
export interface AskedPart {
  asked: string;
  /** The questions of the part that asks, if there are several, each a sentence or a clause of one; else empty. */
  questions: string[];
  /** The other sentences. */
  context: string;
  /** The words that introduce it, up to their colon. */
  introduction: string;
}

/**
 * Separates the question of a text from the sentences around it: those with a question mark from the others. Without a
 * question mark, or with nothing else, the whole text is the question. Greetings, thanks and instructions on how to answer
 * are neither.
 */
export function askedPart(text: string): AskedPart {
  const wanted = sentencesOf(text).filter(sentence => isQuestion(sentence) || !instruction.test(sentence));
  const question = cleanQuestion(wanted.length > 0 ? wanted.join(" ") : text);
  const sentences = sentencesOf(question);
  const questions = sentences.filter(isQuestion);
  if (questions.length === 0) return { asked: question, questions: [], context: "", introduction: "" };
  const [first, ...others] = questions as [string, ...string[]];
  const introduction = introductionPattern.exec(first)?.[0] ?? "";
  const cleaned = [cleanQuestion(first.slice(introduction.length)), ...others];
  const separate = cleaned.flatMap(splitJoined);
  return {
    asked: cleaned.join(" "),
    questions: separate.length > 1 ? separate : [],
    context: sentences.filter(sentence => !isQuestion(sentence)).join(" "),
    introduction: introduction.trim(),
  };
}

const preposition =
  "(?:an|ab|auf|bei|bis|für|in|mit|seit|um|von|zu|at|by|for|from|in|on|to|with|à|avec|dans|de|depuis|pour)";
const questionWord = [
  "wie|wann|wo|wohin|woher|wer|wen|wem|was|welche[mnrs]?|warum|wieso|weshalb|womit|wozu|wofür|worauf|woran|darf|dürfen|kann|können|muss|müssen|soll|sollen|gibt",
  "how|when|where|who|whom|what|which|why|can|may|must|should|do|does|is|are",
  "comment|quand|où|qui|que|quoi|quel(?:le)?s?|pourquoi|combien|puis-je|dois-je|peut-on|doit-on|faut-il|est-ce",
].join("|");
/** Without a question word: "bekomme ich", "ai-je". */
const verbWithSubject = "\\p{L}+\\s(?:ich|wir|man|sie)|\\p{L}+-(?:je|on|nous)";
const questionStart = `(?:(?:${preposition}\\s)?(?:${questionWord})|${verbWithSubject})(?![\\p{L}-])`;
const arabicWord = "(?:كم|متى|كيف|أين|اين|ما|ماذا|هل|لماذا)\\s";
const interrogative = new RegExp(`^(?:${questionStart}|${arabicWord}|من\\s)`, "iu");
/** Where a second question of the same sentence begins: "… und wann …". The Arabic "and" is a prefix of the next word. */
const joint = new RegExp(`,?\\s+(?:und|sowie|and|et)\\s+(?=${questionStart})|\\s+و(?=${arabicWord})`, "giu");

/** The questions of a sentence that are joined by "and", each with content words; the sentence itself otherwise. */
function splitJoined(question: string): string[] {
  const parts = question.split(joint);
  if (parts.length === 1 || !parts.every(part => interrogative.test(part) && hasContentWords(part)))
    return [question];
  const mark = question.includes("؟") ? "؟" : "?";
  return parts.map((part, at) => (at < parts.length - 1 ? part + mark : part));
}

const isQuestion = (sentence: string) => /[?؟]["”“»’)\]]*$/.test(sentence);

const sentencesOf = (text: string) =>
  splitSentences(text, detectLanguage(text)).map(({ start, end }) => text.slice(start, end));
