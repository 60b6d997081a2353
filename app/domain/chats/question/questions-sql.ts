import sql, { type Sql } from "sql-template-tag";
import type { questionOutcomes } from "~/contract/question-outcomes";
import type { LoggedQuestion, QuestionFilter } from "~/contract/questions";
import { type Columns, selectList } from "~/db/columns";
import { withheldReason } from "~/domain/chats/answer/withheld";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, matchesText, partPattern } from "~/domain/core/list/where";

const outcomes: Record<(typeof questionOutcomes)[number], Sql> = {
  answered: sql`m.state = 'complete'`,
  declined: sql`m.state = 'declined'`,
  unfinished: sql`m.state not in ('complete', 'declined')`,
};

/** The questions that a search scans: only the newest, which mostly fill a page, or all. */
export type SearchRange = "newest" | "all";

/** Chosen: 2,000 questions are scanned in 5 ms. A word that does not fill a page from them is rare enough to be sorted. */
export const maxNewest = 2_000;

/**
 * SQL of the actor's own questions in chats that they still see, newest first. Ids sort by creation time, so the id is
 * the cursor. Withholds the answers that a chat withholds from the actor.
 */
export function questionsSql(
  actor: Actor,
  { search, outcome, feedback }: QuestionFilter,
  { before, range = "all" }: { before?: string | undefined; range?: SearchRange } = {},
): ListSql {
  const matches = (range === "newest" ? matchesAmongNewest : matchesAmongAll)(actor, search, before);
  const where = allOf(
    sql`v.asker_id = ${actor.id}`,
    visibleTo(actor),
    outcome && outcomes[outcome],
    // A user has far fewer opinions than questions, so it reads their opinions instead of one for each question.
    feedback &&
      sql`m.id = any(array(select fb.message_id from feedback fb where fb.user_id = ${actor.id} and fb.liked = ${feedback === "liked"}))`,
    before ? sql`m.id < ${before}` : undefined,
  );
  return {
    columns: selectList({
      id: sql`m.id`,
      chatId: sql`c.id`,
      chatName: sql`c.name`,
      question: sql`m.question`,
      state: sql`m.state`,
      answerer: sql`m.answerer`,
      sources: sql`case when why.withheld is null then (select count(*) from citations s where s.message_id = m.id) else 0 end`,
      withheld: sql`why.withheld`,
      firstWordMs: sql`m.first_word_ms`,
      tookMs: sql`case when m.attempt = 1 then (extract(epoch from m.finished_at - m.created_at) * 1000)::int end`,
      liked: sql`(select fb.liked from feedback fb where fb.message_id = m.id and fb.user_id = ${actor.id})`,
      createdAt: sql`m.created_at`,
    } satisfies Columns<LoggedQuestion>),
    from: sql`${
      search
        ? sql`(${matches}) q join messages m on m.id = q.message_id join conversations v on v.id = m.conversation_id`
        : sql`conversations v join messages m on m.conversation_id = v.id`
    }
      join chats c on c.id = v.chat_id
      cross join lateral (select ${withheldReason(actor)} as withheld) why
      where ${where}`,
    order: sql`order by m.id desc`,
  };
}

/** SQL condition on `searched_questions q`: the question contains these words. */
export const containsWords = (search: string): Sql => sql`q.words like lower(${partPattern(search)})`;

/**
 * SQL condition on `searched_questions q`: a question of the actor that the index finds for these words. The index covers
 * asker and words together: with a separate condition on the asker, PostgreSQL reads all questions of a user with many.
 */
export const hasParts = (actor: Actor, search: string): Sql =>
  sql`question_parts(q.asker_id, q.words) @> sought_parts(${actor.id}::uuid, lower(${search.normalize("NFC")}))`;

/** SQL condition on an id: it comes before the cursor. */
const isBefore = (id: Sql, before: string | undefined) => (before ? sql`${id} < ${before}` : undefined);

/** SQL subquery: the actor's conversations in chats whose name contains these words. */
const conversationsNamed = (actor: Actor, search: string): Sql => sql`
  select v.id from chats c join conversations v on v.chat_id = c.id and v.asker_id = ${actor.id}
  where ${matchesText(search, sql`c.name`)}`;

/**
 * SQL subquery: of the actor's newest questions those that contain these words or whose chat's name does, newest first.
 * Looks up the chats of the questions only if a name contains the words.
 */
const matchesAmongNewest = (actor: Actor, search: string, before: string | undefined): Sql => sql`
  with newest as materialized (
    select q.message_id, q.words from searched_questions q
    where ${allOf(sql`q.asker_id = ${actor.id}`, isBefore(sql`q.message_id`, before))}
    order by q.message_id desc limit ${maxNewest}
  ), named as materialized (${conversationsNamed(actor, search)})
  select matches.message_id from (
    select q.message_id from newest q where ${containsWords(search)}
    union
    select m.id from newest q join messages m on m.id = q.message_id
    where exists (select from named) and m.conversation_id in (select id from named)) matches
  order by matches.message_id desc offset 0`;

/**
 * SQL subquery: the actor's questions that contain these words or whose chat's name does, newest first. It returns ids
 * only, so that the outer query reads just the rows of its page.
 */
const matchesAmongAll = (actor: Actor, search: string, before: string | undefined): Sql => sql`
  select matches.message_id from (
    select q.message_id from searched_questions q
    where ${allOf(hasParts(actor, search), containsWords(search), isBefore(sql`q.message_id`, before))}
    union
    select m.id from messages m
    where ${allOf(sql`m.conversation_id in (${conversationsNamed(actor, search)})`, isBefore(sql`m.id`, before))}) matches
  order by matches.message_id desc offset 0`;
