import { asksTheSame, hasItsWords } from "./asks-the-same";
import type { FoundPassage } from "./found-passage";
import { foundByWords } from "./fuse";
import { withNearest } from "./nearest-by-meaning";
import { answerFromPassages, type QuotedAnswer } from "./quote-sentences";

export type ApprovedPassage = FoundPassage & { approved: NonNullable<FoundPassage["approved"]> };

const isApproved = (passage: FoundPassage): passage is ApprovedPassage => passage.approved !== undefined;

/**
 * What these passages (best first) answer: an approved answer where the question is one of its wordings or its text
 * holds the best sentence, else quotes of the files. Words decide; vectors add nearest passages where words are not clear.
 */
export function answerWithApproved(
  question: string,
  found: FoundPassage[],
): { approved: ApprovedPassage | undefined; quoted: QuotedAnswer } {
  const { approved, quoted } = answerByWords(question, foundByWords(found));
  return { approved, quoted: approved ? quoted : withNearest(quoted, found) };
}

function answerByWords(
  question: string,
  passages: FoundPassage[],
): { approved: ApprovedPassage | undefined; quoted: QuotedAnswer } {
  const candidates = passages.filter(isApproved);
  const quoted = answerFromPassages(question, passages);
  if (candidates.length === 0) return { approved: undefined, quoted };
  const asked = passages[0]!.searched.shown;
  let approved: ApprovedPassage | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const near = Math.max(...candidate.approved.wordings.map(wording => asksTheSame(asked, wording)));
    if (near > most) [approved, most] = [candidate, near];
  }
  approved ??= byItsText(quoted, asked);
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
 * The approved answer whose own text, not the wording of its question, holds the first quote of a clear answer, if it has
 * all words that were asked about.
 */
function byItsText({ level, sentences }: QuotedAnswer, asked: string): ApprovedPassage | undefined {
  const first = sentences[0];
  if (level !== "answer" || !first || !isApproved(first.passage)) return undefined;
  const { text, approved } = first.passage;
  const inAnswer = first.start >= text.length - approved.answer.length;
  return inAnswer && hasItsWords(asked, text) ? first.passage : undefined;
}
