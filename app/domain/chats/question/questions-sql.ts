import sql, { type Sql } from "sql-template-tag";
import type { questionOutcomes } from "~/contract/question-outcomes";
import type { LoggedQuestion, QuestionFilter } from "~/contract/questions";
import { type Columns, selectList } from "~/db/columns";
import { withheldFrom } from "~/domain/chats/answer/withheld";
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
/** The index holds each three letters in a row: fewer cannot be looked up there. */
const indexedLetters = 3;

/**
 * The actor's own questions in chats that they still see, newest first. Ids sort by creation time, so the id is the
 * cursor. What is withheld from the actor elsewhere is withheld here.
 */
export function questionsSql(
  actor: Actor,
  { search, outcome, feedback }: QuestionFilter,
  { before, reach = "all" }: { before?: string | undefined; reach?: Reach } = {},
): ListSql {
  const newest = search && reach === "newest";
  const found = newest ? newestQuestions(actor, before) : foundQuestions(actor, search);
  const where = allOf(
    sql`v.asker_id = ${actor.id}`,
    visibleTo(actor),
    newest ? sql`(${containsWords(search)} or ${matchesText(search, sql`c.name`)})` : undefined,
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
    from: sql`conversations v
      join chats c on c.id = v.chat_id
      join messages m on m.conversation_id = v.id
      ${search ? sql`join (${found}) q on q.message_id = m.id` : sql``}
      cross join lateral (select ${withheldFrom(actor)} as withheld) why
      where ${where}`,
    order: sql`order by m.id desc`,
  };
}

/** SQL condition on `searched_questions q`: the question contains these words. */
const containsWords = (search: string): Sql => sql`q.words like lower(${partPattern(search)})`;

/** The actor's newest questions. */
const newestQuestions = (actor: Actor, before: string | undefined): Sql => sql`
  select q.message_id, q.words from searched_questions q
  where ${allOf(sql`q.asker_id = ${actor.id}`, before ? sql`q.message_id < ${before}` : undefined)}
  order by q.message_id desc limit ${newestAtMost}`;

/**
 * The actor's questions that contain these words or whose chat's name does. Where the index holds parts of the words,
 * the first half has no other condition: with one on the asker, PostgreSQL reads all questions of a person with many.
 */
function foundQuestions(actor: Actor, search: string): Sql {
  const words = search.normalize("NFC");
  const own =
    [...words].length < indexedLetters
      ? sql`q.asker_id = ${actor.id}`
      : sql`searched_parts(q.asker_id, q.words) @> searched_parts(${actor.id}::uuid, lower(${words}))`;
  return sql`
    select q.message_id from searched_questions q where ${own} and ${containsWords(search)}
    union
    select m.id from chats c join conversations v on v.chat_id = c.id and v.asker_id = ${actor.id}
      join messages m on m.conversation_id = v.id
    where ${matchesText(search, sql`c.name`)}`;
}
