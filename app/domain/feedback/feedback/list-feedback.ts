import sql, { type Sql } from "sql-template-tag";
import type { ListQuery, Piece as PieceInput } from "~/contract/endpoint";
import type { Feedback, FeedbackFilter } from "~/contract/feedback";
import type { TagMark } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { tagChoices } from "~/domain/feedback/tag/list-tags";
import { feedbackSql } from "./feedback-sql";

/** The feedback that a filter finds, and the tags to filter by. @throws AppError forbidden without a company */
export async function listFeedback(
  db: Db,
  actor: Actor,
  query: ListQuery & FeedbackFilter,
): Promise<Page<Feedback> & { tags: TagMark[] }> {
  const [page, tags] = await Promise.all([
    selectPage<Feedback>(db, query, feedbackSql(actor, query)),
    tagChoices(db, actor.companyId),
  ]);
  return { ...page, tags };
}

/**
 * One piece of all feedback that a filter finds, by time: oldest first where the list is, otherwise newest first. Moods and
 * ratings may change while an export runs, so their order would not hold from one piece to the next.
 * @throws AppError forbidden without a company
 */
export async function exportFeedback(
  db: Db,
  actor: Actor,
  { piece, after, ...filter }: FeedbackFilter & PieceInput,
): Promise<Piece<Feedback>> {
  const { from, columns } = feedbackSql(actor, filter);
  const oldestFirst = filter.sort === "date";
  const behind = after ? await behindFeedback(db, after, oldestFirst) : undefined;
  return selectPiece<Feedback>(db, behind ? 1 : piece, {
    columns,
    from: behind ? sql`${from} and ${behind}` : from,
    // As the index has it: a piece reads its own rows alone.
    order: oldestFirst ? sql`order by g.created_at, g.id` : sql`order by g.created_at desc, g.id`,
  });
}

/** SQL condition: what follows a feedback in the order of time; undefined if that is deleted meanwhile. */
async function behindFeedback(db: Db, id: string, oldestFirst: boolean): Promise<Sql | undefined> {
  const existing = await db.maybe(sql`select from feedback where id = ${id}`);
  const at = sql`(select created_at from feedback where id = ${id})`;
  const from = oldestFirst ? sql`g.created_at >= ${at}` : sql`g.created_at <= ${at}`;
  return existing && sql`${from} and (g.created_at <> ${at} or g.id > ${id})`;
}
