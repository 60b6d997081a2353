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

/** Which questions a search looks at: the newest alone, which mostly fill a page, or all. */
export type Reach = "newest" | "all";

/** Chosen: 2,000 questions are looked at in 5 ms. What does not fill a page with them is rare enough to be sorted. */
const newestAtMost = 2_000;

/**
 * The actor's own questions in chats that they still see, newest first. Ids sort by creation time, so the id is the
 * cursor. What is withheld from the actor elsewhere is withheld here.
 */
export function questionsSql(
  actor: Actor,
  { search, outcome, feedback }: QuestionFilter,
  { before, reach = "all" }: { before?: string | undefined; reach?: Reach } = {},
): ListSql {
  const found = (reach === "newest" ? newestFound : allFound)(actor, search, before);
  const where = allOf(
    sql`v.asker_id = ${actor.id}`,
    visibleTo(actor),
    outcome && outcomes[outcome],
    // Somebody has few opinions beside their questions: these are looked up, and not each question's opinion.
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
        ? sql`(${found}) q join messages m on m.id = q.message_id join conversations v on v.id = m.conversation_id`
        : sql`conversations v join messages m on m.conversation_id = v.id`
    }
      join chats c on c.id = v.chat_id
      cross join lateral (select ${withheldReason(actor)} as withheld) why
      where ${where}`,
    order: sql`order by m.id desc`,
  };
}

/** SQL condition on `searched_questions q`: the question contains these words. */
const containsWords = (search: string): Sql => sql`q.words like lower(${partPattern(search)})`;

/** SQL condition on an id: it comes before the reader's place in the list. */
const isBefore = (id: Sql, before: string | undefined) => (before ? sql`${id} < ${before}` : undefined);

/** The actor's conversations in chats whose name contains these words. */
const named = (actor: Actor, search: string): Sql => sql`
  select v.id from chats c join conversations v on v.chat_id = c.id and v.asker_id = ${actor.id}
  where ${matchesText(search, sql`c.name`)}`;

/**
 * Of the actor's newest questions those that contain these words or whose chat's name does, newest first. Which chats the
 * questions belong to is looked up only where a name contains the words.
 */
const newestFound = (actor: Actor, search: string, before: string | undefined): Sql => sql`
  with newest as materialized (
    select q.message_id, q.words from searched_questions q
    where ${allOf(sql`q.asker_id = ${actor.id}`, isBefore(sql`q.message_id`, before))}
    order by q.message_id desc limit ${newestAtMost}
  ), named as materialized (${named(actor, search)})
  select found.message_id from (
    select q.message_id from newest q where ${containsWords(search)}
    union
    select m.id from newest q join messages m on m.id = q.message_id
    where exists (select from named) and m.conversation_id in (select id from named)) found
  order by found.message_id desc offset 0`;

/**
 * The actor's questions that contain these words or whose chat's name does, newest first: the reader's page takes the
 * first of them, and nothing else is read of the others. The index alone finds the first half: with a condition on
 * the asker beside it, PostgreSQL reads all questions of a person with many.
 */
const allFound = (actor: Actor, search: string, before: string | undefined): Sql => sql`
  select found.message_id from (
    select q.message_id from searched_questions q
    where ${allOf(
      sql`question_parts(q.asker_id, q.words) @> sought_parts(${actor.id}::uuid, lower(${search.normalize("NFC")}))`,
      containsWords(search),
      isBefore(sql`q.message_id`, before),
    )}
    union
    select m.id from messages m
    where ${allOf(sql`m.conversation_id in (${named(actor, search)})`, isBefore(sql`m.id`, before))}) found
  order by found.message_id desc offset 0`;
