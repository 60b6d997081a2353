import sql, { type Sql } from "sql-template-tag";
import type { questionOutcomes } from "~/contract/question-outcomes";
import type { LoggedQuestion, QuestionFilter } from "~/contract/questions";
import { type Columns, selectList } from "~/db/columns";
import { withheldFrom } from "~/domain/chats/answer/withheld";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, matchesText } from "~/domain/core/list/where";

const outcomes: Record<(typeof questionOutcomes)[number], Sql> = {
  answered: sql`m.state = 'complete'`,
  declined: sql`m.state = 'declined'`,
  unfinished: sql`m.state not in ('complete', 'declined')`,
};

/**
 * The actor's own questions in chats that they still see, newest first. Ids sort by creation time, so the id is the
 * cursor. What is withheld from the actor elsewhere is withheld here.
 */
export function questionsSql(actor: Actor, { search, outcome }: QuestionFilter, before?: string): ListSql {
  const where = allOf(
    sql`v.asker_id = ${actor.id}`,
    visibleTo(actor),
    matchesText(search, sql`m.question`, sql`c.name`),
    outcome && outcomes[outcome],
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
      cross join lateral (select ${withheldFrom(actor)} as withheld) why
      where ${where}`,
    order: sql`order by m.id desc`,
  };
}
