import sql from "sql-template-tag";
import type { Piece as PieceInput } from "~/contract/endpoint";
import type { LoggedQuestion, QuestionFilter, QuestionQuery } from "~/contract/questions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { questionsSql, type Reach } from "./questions-sql";

/** A page of the actor's own questions, newest first, with the cursor of the next. */
export async function listQuestions(
  db: Db,
  actor: Actor,
  { before, size, ...filter }: QuestionQuery,
): Promise<{ rows: LoggedQuestion[]; older: string | null }> {
  const find = (reach: Reach) => {
    const { columns, from, order } = questionsSql(actor, filter, { before, reach });
    return db.many<LoggedQuestion>(sql`select ${columns} from ${from} ${order} limit ${size + 1}`);
  };
  // A frequent word fills its page from the newest questions: among all, each that has it would be sorted.
  const newest = filter.search ? await find("newest") : [];
  const found = newest.length > size ? newest : await find("all");
  const rows = found.slice(0, size);
  return { rows, older: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}

type Exported = LoggedQuestion & { answer: string };

/** A piece of the actor's own questions with their answers; withheld ones without. Ids are in the order of time. */
export function exportQuestions(
  db: Db,
  actor: Actor,
  { piece, after, ...filter }: QuestionFilter & PieceInput,
): Promise<Piece<Exported>> {
  const { columns, ...rest } = questionsSql(actor, filter, { before: after });
  const answer = sql`case when why.withheld is null then m.answer else '' end as answer`;
  return selectPiece<Exported>(db, after ? 1 : piece, { ...rest, columns: sql`${columns}, ${answer}` });
}
