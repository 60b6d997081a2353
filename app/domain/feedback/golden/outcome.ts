import type { GoldenOutcome } from "~/contract/golden-questions";
import type { Db } from "~/db/connection";
import { retrieval } from "~/domain/retrieval/retrieval";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { answerSearched, searchQuestion } from "~/domain/retrieval/search-question";

/** As many as an answer has. */
const maxPassages = 8;

/** A question to one division. */
export type Asked = { companyId: string; divisionId: string; question: string };

/**
 * How a division answers a question now, as a chat over it alone would: the source and its first sentence. No model is
 * asked, because its wording may change without any change of the sources.
 */
export async function outcomeOf(
  db: Db,
  { companyId, divisionId, question }: Asked,
): Promise<{ outcome: GoldenOutcome; passages: FoundPassage[] }> {
  const searched = await searchQuestion(question, undefined, text =>
    retrieval.search(db, { companyId, divisionIds: [divisionId], question: text, limit: maxPassages }),
  );
  const { passages } = searched;
  const { approved, quoted } = answerSearched(searched);
  if (approved) return { outcome: sourced("approved", approved, approved.approved.answer), passages };
  const quote = quoted.level === "answer" ? quoted.sentences[0] : undefined;
  if (quote) return { outcome: sourced("answer", quote.passage, quote.sentence), passages };
  const none = { sentence: null, sourceName: null, sourceId: null, page: null };
  return { outcome: { level: "declined", ...none }, passages };
}

const sourced = (level: "approved" | "answer", passage: FoundPassage, sentence: string): GoldenOutcome => ({
  level,
  sentence,
  sourceName: passage.fileName,
  sourceId: passage.fileId,
  page: passage.pageNumber,
});

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether a question is answered as expected: from the same source with the same sentence, if one is expected. */
export function isAsExpected(expected: GoldenOutcome, found: GoldenOutcome): boolean {
  if (expected.level === "declined" || found.level === "declined") return expected.level === found.level;
  if (expected.sourceId !== found.sourceId) return false;
  return expected.sentence === null || plain(expected.sentence) === plain(found.sentence ?? "");
}
