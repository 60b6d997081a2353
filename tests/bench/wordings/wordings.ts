import type { Language } from "~/contract/language";

type Wording = (question: string) => string;

const lowerFirst = (question: string) => question[0]!.toLowerCase() + question.slice(1);

const ended = (question: string, end: string) => question.replace(/\s*[?؟]\s*$/, `${end}?`);

/** Ways of asking the same question that ask for nothing else, in languages that the benchmarks ask in. */
const wordings: Record<"de" | "en" | "fr", Record<string, Wording>> = {
  de: {
    greeting: question => `Guten Tag, ${question}`,
    "announcement and thanks": question => `Hallo, ich habe eine Frage: ${question} Vielen Dank!`,
    "an adverb": question => ended(question, " eigentlich"),
    "the asker's company": question => ended(question, " in unserem Unternehmen"),
    "the documents": question => ended(question, " laut Handbuch"),
    instruction: question => `${question} Bitte kurz antworten.`,
    context: question => `Eine Kollegin hat mich gerade gefragt: ${question}`,
    interjections: question => `Ok, danke. Noch mal: ${question}`,
    conjunction: question => `Und ${lowerFirst(question)}`,
  },
  en: {
    greeting: question => `Good morning, ${question}`,
    "announcement and thanks": question => `Hello, I have a question: ${question} Thank you!`,
    "an adverb": question => ended(question, " exactly"),
    "the asker's company": question => ended(question, " in our company"),
    "the documents": question => ended(question, " according to the handbook"),
    instruction: question => `${question} Please keep it short.`,
    context: question => `A colleague of mine just asked me: ${question}`,
    interjections: question => `Ok, thanks. Once more: ${question}`,
    conjunction: question => `And ${lowerFirst(question)}`,
  },
  fr: {
    greeting: question => `Bonjour, ${question}`,
    "announcement and thanks": question => `Bonjour, j'ai une question : ${question} Merci !`,
    "an adverb": question => ended(question, " exactement "),
    "the asker's company": question => ended(question, " dans notre entreprise "),
    "the documents": question => ended(question, " selon le manuel "),
    instruction: question => `${question} Merci de répondre brièvement.`,
    context: question => `Une collègue vient de me demander : ${question}`,
    interjections: question => `Ok, merci. Encore une question : ${question}`,
    conjunction: question => `Et ${lowerFirst(question)}`,
  },
};

/** The wordings of a question in its language, by name. */
export function wordingsOf(question: string, language: Language): [name: string, text: string][] {
  const of = wordings[language === "ar" ? "en" : language];
  return Object.entries(of).map(([name, word]) => [name, word(question)]);
}

/** Requests for a topic, which stands for X. */
export const topicRequests = [
  "Was steht zu X in den Dokumenten?",
  "Was gilt bei X?",
  "Wie ist X bei uns geregelt?",
  "Was muss ich über X wissen?",
  "Welche Regelungen gibt es zu X?",
  "Hallo, ich habe eine Frage zum Thema X.",
  "X?",
];
