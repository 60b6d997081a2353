import type { Language } from "~/contract/language";
import { answerThreshold } from "~/domain/retrieval/quotes/clarity";
import { type Figure, figure, quantile, shareOf } from "./figures";
import type { LabelledIndex, LabelledPassage, LabelledQuestion } from "./labelled-corpus";

interface Judged {
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
  const ask = (question: string, without?: string): Judged => {
    const { found, sure } = index.ask(question, without);
    // Without a sentence to quote, `sure` is below every bar.
    return {
      sure,
      gramShare: found[0]?.fourGramShare ?? Number.NEGATIVE_INFINITY,
      declined: sure < answerThreshold,
    };
  };
  const answerable = questions.map(({ question }) => ask(question));
  const unanswerable = questions.map(({ question, passage }) => ask(question, articles.get(passage)));
  const at = (measure: (asked: Judged) => number, refused: number) => {
    const bar = quantile(answerable.map(measure), refused);
    return shareOf(unanswerable, asked => measure(asked) < bar);
  };
  const sure = ({ sure }: Judged) => sure;
  const gramShare = ({ gramShare }: Judged) => gramShare;
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
