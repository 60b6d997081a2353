import type { Language } from "~/contract/language";
import { clarity } from "~/domain/retrieval/clarity";
import { answerFromPassages } from "~/domain/retrieval/quote-sentences";
import { scoreSentences } from "~/domain/retrieval/score-sentences";
import { type Figure, figure, quantile, shareOf } from "./figures";
import type { LabelledIndex, LabelledPassage, LabelledQuestion } from "./labelled-corpus";

const passagesGiven = 8;

interface Asked {
  sure: number;
  gramShare: number;
  declined: boolean;
}

/** Each question with and without its article in the corpus: rates of wrong refusals and correct declines. */
export function benchDeclining(
  language: Language,
  passages: LabelledPassage[],
  questions: LabelledQuestion[],
  index: LabelledIndex,
): Figure[] {
  const articles = new Map(passages.map(({ id, article }) => [id, article]));
  const ask = (question: string, without?: string): Asked => {
    const found = index.search(question, passagesGiven, without);
    const [best] = found;
    if (!best) return { sure: Number.NEGATIVE_INFINITY, gramShare: 0, declined: true };
    const { level } = answerFromPassages(question, found);
    return {
      sure: clarity(question, found, scoreSentences(question, found)),
      gramShare: best.fourGramShare,
      declined: level !== "answer",
    };
  };
  const answerable = questions.map(({ question }) => ask(question));
  const unanswerable = questions.map(({ question, passage }) => ask(question, articles.get(passage)));
  const at = (measure: (asked: Asked) => number, refused: number) => {
    const bar = quantile(answerable.map(measure), refused);
    return shareOf(unanswerable, asked => measure(asked) < bar);
  };
  const sure = ({ sure }: Asked) => sure;
  const gramShare = ({ gramShare }: Asked) => gramShare;
  return [
    figure(`${language} declined, ours, at 5 % false refusals`, at(sure, 0.05), "share"),
    figure(`${language} declined, ours, at 10 % false refusals`, at(sure, 0.1), "share"),
    figure(`${language} declined, 4-gram share alone, at 5 % false refusals`, at(gramShare, 0.05), "share"),
    figure(`${language} declined, 4-gram share alone, at 10 % false refusals`, at(gramShare, 0.1), "share"),
    figure(
      `${language} declined, as shipped`,
      shareOf(unanswerable, asked => asked.declined),
      "share",
    ),
    figure(
      `${language} falsely refused, as shipped`,
      shareOf(answerable, asked => asked.declined),
      "share",
    ),
    figure(`${language} sureness with 5 % false refusals`, quantile(answerable.map(sure), 0.05), "share"),
  ];
}
