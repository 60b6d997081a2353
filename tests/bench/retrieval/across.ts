import type { Language } from "~/contract/language";
import { answerThreshold } from "~/domain/retrieval/quotes/clarity";
import { type Figure, figure, shareOf } from "./figures";
import { ranked } from "./finding";
import type { LabelledIndex, LabelledQuestion } from "./labelled-corpus";

/** A question in one language against the passages of another: `de-12-63` and `en-12-63` have the same content. */
export function benchAcross(
  from: Language,
  to: Language,
  questions: LabelledQuestion[],
  index: LabelledIndex,
): Figure[] {
  const asked = questions.map(({ question, passage }) => {
    const { found, sure } = index.ask(question);
    const wanted = passage.replace(from, to);
    return { rank: found.findIndex(({ id }) => id === wanted), declined: sure < answerThreshold };
  });
  return [
    ...ranked(
      `${from} question, ${to} passages, found`,
      asked.map(({ rank }) => rank),
    ),
    figure(
      `${from} question, ${to} passages, declined`,
      shareOf(asked, ({ declined }) => declined),
      "share",
    ),
  ];
}
