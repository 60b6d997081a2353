import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { declineSentence } from "~/integrations/ai/prompt";
import type { AnswerInput } from "~/integrations/ai/provider";
import { type CheckedAnswer, checkCitations } from "./check-citations";
import { cite } from "./cite";
import type { Assessment, Draft } from "./draft";
import { type AnswerPiece, neutraliseAnswer } from "./neutralise-answer";
import { reviewSentences } from "./review-sentences";

/** A model's answer over these passages, neutralised; its sources are renumbered in order of appearance. */
export function modelDraft(
  answerer: MeteredAnswerer,
  input: Omit<AnswerInput, "passages">,
  passages: FoundPassage[],
): Draft {
  const numbered = numberPassages(passages);
  /** The cited passages in the order of their new numbers 1, 2, … */
  const cited: FoundPassage[] = [];

  async function* renumbered(pieces: AsyncIterable<AnswerPiece>): AsyncGenerator<string> {
    for await (const { text, citation } of pieces) {
      const passage = citation === undefined ? undefined : passages[citation - 1];
      if (passage && !cited.includes(passage)) cited.push(passage);
      yield passage ? `[${cited.indexOf(passage) + 1}]` : text;
    }
  }

  const check = (text: string) => {
    const sources = cited.map((passage, at) => ({ ...passage, number: at + 1 }));
    return { sources, checked: checkCitations(text, input.language, sources, input.question) };
  };
  const assessment = ({ sentences, claims, sources, declined }: CheckedAnswer): Assessment => ({
    declined,
    claims,
    citations: sources.map(({ number, sentence, start, end }) => {
      const passage = cited[number - 1]!;
      const place = { start: passage.start + start, end: passage.start + end };
      return cite(passage, { number, sentence, ...place, before: null, after: null });
    }),
    unsupported: sentences
      .filter(({ support }) => support === "unsupported")
      .map(({ start, end }) => [start, end] as [number, number]),
    unchecked: sentences.filter(({ support }) => support === "unchecked").length,
  });

  return {
    pieces: withoutDeclineSentence(
      renumbered(neutraliseAnswer(answerer.answer({ ...input, passages: numbered }), numbered)),
      declineSentence[input.language],
    ),
    assess: text => assessment(check(text).checked),
    ...(answerer.givesSecondOpinion && {
      async review(text: string, signal: AbortSignal) {
        const { sources, checked } = check(text);
        if (checked.declined) return assessment(checked);
        return assessment({
          ...checked,
          sentences: await reviewSentences(answerer, checked, sources, signal),
        });
      },
    }),
  };
}

/** Passages with the numbers that a model cites them by. */
export const numberPassages = (passages: FoundPassage[]): (FoundPassage & { number: number })[] =>
  passages.map((passage, at) => ({ ...passage, number: at + 1 }));

/** Removes the model's decline sentence from the stream, in any number of pieces: declining is a state, not text. */
async function* withoutDeclineSentence(
  pieces: AsyncIterable<string>,
  sentence: string,
): AsyncGenerator<string> {
  let buffer = "";
  let isDeclining = true;
  for await (const piece of pieces) {
    buffer += piece;
    isDeclining = isDeclining && sentence.startsWith(buffer.trim());
    if (isDeclining) continue;
    yield buffer;
    buffer = "";
  }
  if (buffer && buffer.trim() !== sentence) yield buffer;
}
