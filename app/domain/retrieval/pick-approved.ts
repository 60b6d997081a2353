import { wordHits } from "./fuse";
import { nearestByMeaning } from "./nearest-by-meaning";
import { containsTopicWords, paraphraseSimilarity } from "./question/paraphrase";
import { answerFromPassages, type QuotedAnswer } from "./quotes/quote-sentences";
import type { FoundPassage } from "./search-index/found-passage";

export type ApprovedPassage = FoundPassage & { approved: NonNullable<FoundPassage["approved"]> };

const isApproved = (passage: FoundPassage): passage is ApprovedPassage => passage.approved !== undefined;

/**
 * Answers a question from passages: with an approved answer if the question asks the same as one of its wordings or its text
 * contains the best sentence, otherwise with quotes of files. Words decide; vectors only add nearest passages to an answer
 * that is not clear.
 * @param hits of one search, best first
 */
export function answerWithApproved(
  question: string,
  hits: FoundPassage[],
): { approved: ApprovedPassage | undefined; quoted: QuotedAnswer } {
  const { approved, quoted } = answerByWords(question, wordHits(hits));
  return { approved, quoted: approved ? quoted : nearestByMeaning(question, quoted, hits) };
}

function answerByWords(
  question: string,
  passages: FoundPassage[],
): { approved: ApprovedPassage | undefined; quoted: QuotedAnswer } {
  const candidates = passages.filter(isApproved);
  const quoted = answerFromPassages(question, passages);
  if (candidates.length === 0) return { approved: undefined, quoted };
  const displayed = passages[0]!.search.displayed;
  let approved: ApprovedPassage | undefined;
  let highest = 0;
  for (const candidate of candidates) {
    const { wordings } = candidate.approved;
    const similarity = Math.max(...wordings.map(wording => paraphraseSimilarity(displayed, wording)));
    if (similarity > highest) [approved, highest] = [candidate, similarity];
  }
  approved ??= matchByText(quoted, displayed);
  if (approved) return { approved, quoted };
  return {
    approved,
    quoted: answerFromPassages(
      question,
      passages.filter(passage => !isApproved(passage)),
    ),
  };
}

/**
 * The approved answer that the first quote of a clear answer is from, if the quote is part of its text, not of a wording,
 * and it contains the question's topic words.
 */
function matchByText({ level, sentences }: QuotedAnswer, question: string): ApprovedPassage | undefined {
  const first = sentences[0];
  if (level !== "answer" || !first || !isApproved(first.passage)) return undefined;
  const { text, approved } = first.passage;
  const inAnswer = first.start >= text.length - approved.answer.length;
  return inAnswer && containsTopicWords(question, text) ? first.passage : undefined;
}
