import type { Answerer, NumberedPassage } from "~/integrations/ai/provider";
import type { AnswerSentence, CheckedAnswer } from "./check-citations";

/** Number of concurrent checks, of sentences that are checked at all, and the time limit of all checks. Chosen. */
const maxConcurrent = 4;
const maxSentences = 16;
const timeoutMs = 20_000;

/**
 * Asks the model whether the cited passages support each sentence, except those with figures that the passages lack. Its opinion
 * replaces the result of the comparison of words, which rejects many paraphrases and accepts many false sentences
 * (docs/decisions/107-translated-questions-and-paraphrases.md). A sentence without an opinion (beyond the limits, or after an
 * error) keeps its result.
 */
export async function reviewSentences(
  answerer: Pick<Answerer, "check">,
  { text, sentences }: CheckedAnswer,
  passages: NumberedPassage[],
  signal: AbortSignal,
): Promise<AnswerSentence[]> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const checkable = sentences.filter(one => !one.hasUnknownFigures && one.citations.length > 0);
  const opinions = new Map<AnswerSentence, boolean | undefined>();
  const queue = checkable.slice(0, maxSentences);
  const checkNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { start, end, citations } = next;
      const sentence = text.slice(start, end).replace(/\s*\[\d+\]/g, "");
      const cited = passages.filter(({ number }) => citations.includes(number));
      const opinion = answerer.check({ sentence, passages: cited, signal: deadline });
      opinions.set(next, await opinion.catch(() => undefined));
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, checkNext));
  return sentences.map(one => {
    const opinion = opinions.get(one);
    if (opinion === undefined) return one;
    return { ...one, support: opinion ? "supported" : "unsupported" };
  });
}
