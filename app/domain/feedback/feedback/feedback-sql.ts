import sql, { type Sql } from "sql-template-tag";
import type { FeedbackFilter } from "~/contract/feedback";
import type { FeedbackColumn } from "~/contract/feedback-fields";
import type { Actor } from "~/domain/core/actor/actor";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { hasTag, tagLinks } from "~/domain/core/tag/tag-links";
import { feedbackColumns, feedbackTables, handedQuestion } from "./feedback-rows";
import { countedZone, readableFeedback } from "./readable-feedback";

const sortColumns: SortColumns<FeedbackColumn> = {
  date: [sql`g.created_at`],
  mood: [sql`array_position(array['negative', 'neutral', 'happy'], g.mood)`],
  rating: [sql`g.rating`],
};

/** SQL condition on {@link feedbackTables}: what the actor may read and a filter finds. */
export function foundFeedback(actor: Actor, filter: Omit<FeedbackFilter, "sort">): Sql {
  const { search, source, mood, liked, rating, tagId, settled, from, to } = filter;
  const day = (date: string, plus: number) =>
    sql`(${date}::date + ${plus}::int)::timestamp at time zone ${countedZone(actor)}`;
  return allOf(
    readableFeedback(actor),
    matchesText(search, sql`g.comment`, handedQuestion, sql`g.contact_email`),
    equals(sql`g.source`, source),
    equals(sql`g.mood`, mood),
    liked ? sql`g.liked = ${liked === "yes"}` : undefined,
    equals(sql`g.rating`, rating),
    hasTag(tagLinks.feedback(sql`g.id`), tagId),
    settled ? sql`(g.settled_at is not null) = ${settled === "yes"}` : undefined,
    from ? sql`g.created_at >= ${day(from, 0)}` : undefined,
    to ? sql`g.created_at < ${day(to, 1)}` : undefined,
  );
}

/** SQL: the feedback that the actor may read and a filter finds. */
export function feedbackSql(actor: Actor, { sort, ...filter }: FeedbackFilter): ListSql {
  return {
    columns: feedbackColumns(),
    from: sql`${feedbackTables} where ${foundFeedback(actor, filter)}`,
    order: orderBy(sortColumns, sort, [sql`g.created_at desc`, sql`g.id`]),
  };
}
