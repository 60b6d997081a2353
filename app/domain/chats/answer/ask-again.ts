import type { Answerer, NumberedPassage } from "~/integrations/ai/provider";
import type { AnswerSentence, CheckedAnswer } from "./check-citations";

/** Sentences that are checked at once, in all, and the time for all of them (ms). Chosen. */
const atOnce = 4;
const sentencesAtMost = 16;
const timeMs = 20_000;

/**
 * Asks the model about each sentence that words do not refute: "no" makes it unsupported, "yes" supports one that words
 * cannot tell. A sentence without an opinion (too many, too late, an error) keeps its verdict.
 */
export async function askAgain(
  answerer: Answerer,
  { text, sentences }: CheckedAnswer,
  passages: NumberedPassage[],
  signal: AbortSignal,
): Promise<AnswerSentence[]> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
  const open = sentences.filter(one => one.support !== "unsupported" && one.citations.length > 0);
  const opinions = new Map<AnswerSentence, boolean | undefined>();
  const waiting = open.slice(0, sentencesAtMost);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { start, end, citations } = next;
      const sentence = text.slice(start, end).replace(/\s*\[\d+\]/g, "");
      const cited = passages.filter(({ number }) => citations.includes(number));
      const opinion = answerer.check({ sentence, passages: cited, signal: within });
      opinions.set(next, await opinion.catch(() => undefined));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sentences.map(one => {
    const opinion = opinions.get(one);
    if (opinion === undefined) return one;
    return { ...one, support: opinion ? "supported" : "unsupported" };
  });
}
