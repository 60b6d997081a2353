// Questions in other languages than the documents, which a model translates: `npm run bench -- translations`. The questions of
// the staff of the demo company, a third each in English, French and Arabic, and what a large language model that saw nothing
// but the question said in German. Whether a right passage is among the eight that a model reads, and among the nearest ones.
import { readFileSync } from "node:fs";
import type { Language } from "~/contract/language";
import { searchInOtherWords } from "~/domain/chats/answer/search-in-other-words";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { answerSearched, searchQuestion } from "~/domain/retrieval/search-question";
import { staffDivision, staffQuestions } from "./documents/demo";
import { holds } from "./documents/judge";
import { say } from "./product/figure";
import { shareOf } from "./retrieval/figures";

const passagesGiven = 8;

interface Translated {
  language: Language;
  question: string;
  translation: string;
  keywords: string;
}

const division = await staffDivision();
const { answered } = staffQuestions();
const translated = JSON.parse(readFileSync("tests/bench/documents/staff-translations.json", "utf8")) as {
  answered: Translated[];
  unanswered: Translated[];
};
const search = async (question: string) => division.search(question, passagesGiven);
const { signal } = new AbortController();

async function ask({ language, question, translation, keywords }: Translated) {
  const model = { rephrase: async () => ({ question: translation, keywords }) };
  const searched = await searchQuestion(question, undefined, search);
  const { quoted } = answerSearched(searched);
  const other = await searchInOtherWords(
    model,
    { question, language, passages: searched.passages },
    ["de"],
    search,
    signal,
  );
  return {
    isAnswered: quoted.level === "answer",
    own: searched.passages,
    read: (other?.passages ?? searched.passages).slice(0, passagesGiven),
    nearest: (other?.translated ?? quoted).sentences.map(({ passage }) => passage),
  };
}

const results = await Promise.all(
  translated.answered.map(async (one, at) => {
    const isRight = (passage: FoundPassage) => holds(passage.text, answered[at]!);
    const german = await searchQuestion(answered[at]!.question, undefined, search);
    const { own, read, nearest } = await ask(one);
    return {
      language: one.language,
      german: german.passages.some(isRight),
      own: own.some(isRight),
      read: read.some(isRight),
      nearest: nearest.some(isRight),
    };
  }),
);
for (const language of ["en", "fr", "ar"] as const) {
  const all = results.filter(one => one.language === language);
  const name = `${language} (${all.length})`;
  say(
    `${name}, right among eight, asked in German`,
    shareOf(all, one => one.german),
    "share",
  );
  say(
    `${name}, right among eight by its own words`,
    shareOf(all, one => one.own),
    "share",
  );
  say(
    `${name}, right among eight with the translation`,
    shareOf(all, one => one.read),
    "share",
  );
  say(
    `${name}, right among the nearest passages`,
    shareOf(all, one => one.nearest),
    "share",
  );
}
const others = await Promise.all(translated.unanswered.map(ask));
say(
  `unanswered (${others.length}), quoted as an answer by its own words`,
  shareOf(others, one => one.isAnswered),
  "share",
);
process.exit(0);
