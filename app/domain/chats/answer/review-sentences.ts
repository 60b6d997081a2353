import type { Answerer, NumberedPassage } from "~/integrations/ai/provider";
import type { AnswerSentence, CheckedAnswer } from "./check-citations";

/** Number of sentences that are checked at all, and the time limit. Chosen. */
const maxSentences = 40;
const timeoutMs = 20_000;

/**
 * Asks the model, in one call, whether the cited passages support each sentence, except those with figures that the passages lack.
 * Its opinion replaces the result of the comparison of words, which rejects many paraphrases and accepts many false sentences
 * (docs/decisions/107-translated-questions-and-paraphrases.md). A sentence without an opinion (beyond the limit, or after an
 * error) keeps its result.
 */
export async function reviewSentences(
  answerer: Pick<Answerer, "check">,
  { text, sentences }: CheckedAnswer,
  passages: NumberedPassage[],
  signal: AbortSignal,
): Promise<AnswerSentence[]> {
  const checked = sentences
    .filter(one => !one.hasUnknownFigures && one.citations.length > 0)
    .slice(0, maxSentences);
  if (checked.length === 0) return sentences;
  const cited = new Set(checked.flatMap(({ citations }) => citations));
  const opinions = await answerer
    .check({
      sentences: checked.map(({ start, end, citations }) => ({
        text: text.slice(start, end).replace(/\s*\[\d+\]/g, ""),
        citations,
      })),
      passages: passages.filter(({ number }) => cited.has(number)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    .catch(() => []);
  return sentences.map(one => {
    const opinion = opinions[checked.indexOf(one)];
    return opinion === undefined ? one : { ...one, support: opinion ? "supported" : "unsupported" };
  });
}
