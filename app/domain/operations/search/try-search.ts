import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { TriedSearch } from "~/contract/search";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitQuestionRate } from "~/domain/core/limit/limit-question-rate";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { explainSearch } from "~/domain/retrieval/explain-search";
import { retrieval } from "~/domain/retrieval/retrieval";
import { searchQuestion } from "~/domain/retrieval/search-question";

/** Passages that are shown. */
const maxPassages = 10;
/** Passages that an answer would read, as in `draftAnswer`. */
const maxRead = 8;

/**
 * What a question finds in the divisions that the actor may search, and why. Nothing is stored.
 * @throws AppError forbidden without a company, not_found for a division that they may not search, too_many_requests
 */
export async function trySearch(
  db: Database,
  actor: Actor,
  { question, divisionId }: { question: string; divisionId?: string },
): Promise<TriedSearch> {
  const companyId = ownCompany(actor);
  await limitQuestionRate(db, actor.id);
  const divisions = await db.many<{ id: string }>(sql`
    select s.id from (${searchableDivisions(actor)}) s where ${divisionId ?? null}::uuid is null or s.id = ${divisionId ?? null}`);
  if (divisionId && divisions.length === 0) throw new AppError("not_found");
  const divisionIds = divisions.map(({ id }) => id);
  const result = await searchQuestion(question, undefined, text =>
    retrieval.search(db, { companyId, divisionIds, question: text, limit: maxPassages }),
  );
  // Of several questions the first one is explained.
  const { query, passages } = result.parts?.[0] ?? result;
  const { level, clarity, bars, passages: explained, missing } = explainSearch(query, passages, maxRead);
  const searched = passages[0]?.search.displayed;
  const best = passages[0]?.score ?? 1;
  return {
    searchedAs: searched && searched !== question ? searched : null,
    level,
    clarity: { value: clarity, ...bars },
    missing,
    passages: explained.map(({ passage, words, sentence }) => ({
      id: passage.id,
      place: passage.approved
        ? null
        : { fileId: passage.fileId, pageId: passage.pageId, number: passage.pageNumber },
      name: passage.fileName,
      heading: passage.heading,
      text: passage.text,
      score: passage.score / best,
      words,
      sentence: sentence
        ? { start: sentence.start - passage.start, end: sentence.end - passage.start }
        : null,
    })),
  };
}
