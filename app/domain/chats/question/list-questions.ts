import sql from "sql-template-tag";
import type { Piece as PieceInput } from "~/contract/endpoint";
import type { LoggedQuestion, QuestionFilter, QuestionQuery } from "~/contract/questions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { questionsSql, type SearchRange } from "./questions-sql";

/** Lists a page of the actor's own questions, newest first, with the cursor of the next. */
export async function listQuestions(
  db: Db,
  actor: Actor,
  { before, size, ...filter }: QuestionQuery,
): Promise<{ rows: LoggedQuestion[]; older: string | null }> {
  const search = (range: SearchRange) => {
    const { columns, from, order } = questionsSql(actor, filter, { before, range });
    return db.many<LoggedQuestion>(sql`select ${columns} from ${from} ${order} limit ${size + 1}`);
  };
  // The newest questions fill a page for a frequent word; a search among all would sort every question with it.
  const newest = filter.search ? await search("newest") : [];
  const matches = newest.length > size ? newest : await search("all");
  const rows = matches.slice(0, size);
  return { rows, older: matches.length > size ? (rows.at(-1)?.id ?? null) : null };
}

type ExportedQuestion = LoggedQuestion & { answer: string };

/** Exports a piece of the actor's own questions with their answers, except withheld ones. Ids sort by time. */
export function exportQuestions(
  db: Db,
  actor: Actor,
  { piece, after, ...filter }: QuestionFilter & PieceInput,
): Promise<Piece<ExportedQuestion>> {
  const { columns, ...rest } = questionsSql(actor, filter, { before: after });
  const answer = sql`case when why.withheld is null then m.answer else '' end as answer`;
  return selectPiece<ExportedQuestion>(db, after ? 1 : piece, {
    ...rest,
    columns: sql`${columns}, ${answer}`,
  });
}
