import sql from "sql-template-tag";
import type { Asker } from "~/contract/asker";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

type Row = Asker & { userId: string; email: string; companyId: string | null; said: Date };

/**
 * Queues the mail to the asker of a question that was handed on and is settled now, if both are still so; once for what
 * the asker said, however often it is opened and settled again. Idempotent.
 */
export async function mailAsker(
  db: Db,
  { feedbackId }: { feedbackId: string },
  compose: (to: Asker) => MailMessage,
): Promise<void> {
  const row = await db.maybe<Row>(sql`
    select u.id as "userId", u.email, ${personName} as name, u.language, r.access, c.id as "chatId", c.name as "chatName",
           m.id as "messageId", g.updated_at as said, case when u.company_id = c.company_id then c.company_id end as "companyId"
    from feedback g join messages m on m.id = g.message_id join conversations v on v.id = m.conversation_id
    join chats c on c.id = v.chat_id
    join users u on u.id = g.user_id and u.id = v.asker_id and u.status = 'active' join roles r on r.id = u.role_id
    where g.id = ${feedbackId} and g.handed_on and g.settled_at is not null`);
  if (!row) return;
  const { userId, email, companyId, said, ...asker } = row;
  await db.transaction(tx =>
    queueMail(tx, {
      to: email,
      userId,
      companyId,
      purpose: "question_settled",
      onceKey: `question_settled:${feedbackId}:${said.toISOString()}`,
      message: compose(asker),
    }),
  );
}
