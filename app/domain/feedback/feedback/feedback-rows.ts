import sql, { type Sql } from "sql-template-tag";
import type { Feedback } from "~/contract/feedback";
import { type Columns, selectList } from "~/db/columns";
import { personName } from "~/domain/core/actor/person-name";
import { tagLinks, tagsOf } from "~/domain/core/tag/tag-links";

/** The select list of a {@link Feedback}, from {@link feedbackTables}. */
export function feedbackColumns(): Sql {
  return selectList({
    id: sql`g.id`,
    source: sql`g.source`,
    mood: sql`g.mood`,
    liked: sql`g.liked`,
    rating: sql`g.rating`,
    comment: sql`g.comment`,
    question: handedQuestion,
    contactEmail: sql`g.contact_email`,
    giver: sql`case when g.source = 'manager' then (
      select json_build_object('name', ${personName}, 'email', u.email, 'company', coalesce(c.name, ''))
      from users u left join companies c on c.id = u.company_id where u.id = g.user_id) end`,
    tags: tagsOf(tagLinks.feedback(sql`g.id`)),
    settledAt: sql`g.settled_at`,
    version: sql`g.version`,
    createdAt: sql`g.created_at`,
  } satisfies Columns<Feedback>);
}

/** SQL expression: the question of a feedback g, only where its asker handed it on. */
export const handedQuestion = sql`case when g.handed_on then m.question end`;

/** What {@link feedbackColumns} are selected from. */
export const feedbackTables = sql`feedback g left join messages m on m.id = g.message_id`;
