import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

export type AskedMessage = {
  id: string;
  chatId: string;
  question: string;
  /** Whom the feedback goes to; null for a chat without a company, which is the operator's. */
  companyId: string | null;
  company: string | null;
};

/**
 * The actor's own question that feedback is about, with the company that the chat belongs to.
 * @throws AppError feedback_answer_gone, also for questions of others; answer_under_way
 */
export async function askedMessage(db: Db, actor: Pick<Actor, "id">, id: string): Promise<AskedMessage> {
  const row = await db.maybe<AskedMessage & { answered: boolean }>(sql`
    select m.id, v.chat_id as "chatId", m.question, ch.company_id as "companyId", c.name as company,
           m.state not in ('waiting', 'streaming') as answered
    from messages m
    join conversations v on v.id = m.conversation_id and v.asker_id = ${actor.id}
    join chats ch on ch.id = v.chat_id left join companies c on c.id = ch.company_id
    where m.id = ${id}`);
  if (!row) throw new AppError("feedback_answer_gone");
  const { answered, ...message } = row;
  if (!answered) throw new AppError("answer_under_way");
  return message;
}
