import type { ListQuery } from "~/contract/endpoint";
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

/** One piece of all feedback that a filter finds. @throws AppError forbidden without a company */
export async function exportFeedback(
  db: Db,
  actor: Actor,
  { piece, ...filter }: FeedbackFilter & { piece: number },
): Promise<Piece<Feedback>> {
  return selectPiece<Feedback>(db, piece, feedbackSql(actor, filter));
}
