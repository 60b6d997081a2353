import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { declineSentence } from "~/integrations/ai/prompt";
import type { Answerer, AnswerInput } from "~/integrations/ai/provider";
import { askAgain } from "./ask-again";
import { type CheckedAnswer, checkCitations } from "./check-citations";
import { cite } from "./cite";
import type { Draft, Judged } from "./draft";
import { type AnswerPiece, neutraliseAnswer } from "./neutralise-answer";

/** A model's answer over these passages, neutralised; its sources are renumbered in order of appearance. */
export function modelDraft(
  answerer: Answerer,
  input: Omit<AnswerInput, "passages">,
  passages: FoundPassage[],
  secondOpinion = false,
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
    const given = cited.map((passage, at) => ({ ...passage, number: at + 1 }));
    return { given, checked: checkCitations(text, input.language, given) };
  };
  const judged = ({ sentences, claims, sources, declined }: CheckedAnswer): Judged => ({
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
    pieces: heldWhileDeclining(
      renumbered(neutraliseAnswer(answerer.answer({ ...input, passages: numbered }), numbered)),
      declineSentence[input.language],
    ),
    judge: text => judged(check(text).checked),
    ...(secondOpinion && {
      async review(text: string, signal: AbortSignal) {
        const { given, checked } = check(text);
        if (checked.declined) return judged(checked);
        return judged({ ...checked, sentences: await askAgain(answerer, checked, given, signal) });
      },
    }),
  };
}

/** Passages with the numbers that a model cites them by. */
export const numberPassages = (passages: FoundPassage[]): (FoundPassage & { number: number })[] =>
  passages.map((passage, at) => ({ ...passage, number: at + 1 }));

/** Declining is a state with our own sentence: the model's decline sentence is held back, however it is split. */
async function* heldWhileDeclining(pieces: AsyncIterable<string>, sentence: string): AsyncGenerator<string> {
  let held = "";
  let declining = true;
  for await (const piece of pieces) {
    held += piece;
    declining = declining && sentence.startsWith(held.trim());
    if (declining) continue;
    yield held;
    held = "";
  }
  if (held && held.trim() !== sentence) yield held;
}
