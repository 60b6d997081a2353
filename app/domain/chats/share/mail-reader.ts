import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

type Reader = {
  name: string;
  language: Language;
  access: Access;
  chatId: string;
  chatName: string;
  owner: string;
};
type Row = Reader & { email: string; companyId: string };

/**
 * Queues the mail to a person with whom a chat is shared, if it still is. Sends at most one a day for each chat and
 * person, so that repeated sharing sends nothing more. Idempotent.
 */
export async function mailReader(
  db: Db,
  { chatId, userId }: { chatId: string; userId: string },
  compose: (to: Reader) => MailMessage,
): Promise<void> {
  const found = await db.maybe<Row>(sql`
    select u.email, c.company_id as "companyId", ${personName} as name, u.language, r.access, c.id as "chatId", c.name as "chatName",
           (select ${personName} from users u where u.id = c.owner_id and u.status = 'active') as owner
    from chat_shares s join chats c on c.id = s.chat_id
    join users u on u.id = s.user_id and u.status = 'active' and u.company_id = c.company_id join roles r on r.id = u.role_id
    where s.chat_id = ${chatId} and s.user_id = ${userId}`);
  if (!found?.owner) return;
  const { email, companyId, ...reader } = found;
  const day = clock.now().toISOString().slice(0, 10);
  await db.transaction(tx =>
    queueMail(tx, {
      to: email,
      userId,
      companyId,
      purpose: "chat_shared",
      onceKey: `chat_shared:${chatId}:${userId}:${day}`,
      message: compose(reader),
    }),
  );
}
