import { cleanQuestion } from "./clean-question";
import { detectLanguage } from "./language";
import { splitSentences } from "./sentences";

/** The start of a sentence that instructs the answerer: "Bitte kurz antworten." */
const instruction =
  /^(?:bitte|antworte|antworten sie|nenne|nennen sie|schreib|danke|vielen dank|please|answer|reply|keep it|thanks|thank you|merci|réponde[zs]|شكرا|من فضلك|[أا]جب)(?!\p{L})/iu;
/** "Eine Kollegin hat mich gefragt: Wie …?"; up to three words name a topic ("Urlaub: Wie viele Tage?"). */
const introductionPattern = /^(?:[^\s?؟:]+\s){3,}[^\s?؟:]*:\s+(?=\p{L})/u;

/** The part of a text that asks, and what stands around it, each empty if there is none. */
export interface AskedPart {
  asked: string;
  /** The sentences of the part that asks, if it consists of several questions; else empty. */
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
  return {
    asked: cleaned.join(" "),
    questions: others.length > 0 ? cleaned : [],
    context: sentences.filter(sentence => !isQuestion(sentence)).join(" "),
    introduction: introduction.trim(),
  };
}

const isQuestion = (sentence: string) => /[?؟]["”“»’)\]]*$/.test(sentence);

const sentencesOf = (text: string) =>
  splitSentences(text, detectLanguage(text)).map(({ start, end }) => text.slice(start, end));
