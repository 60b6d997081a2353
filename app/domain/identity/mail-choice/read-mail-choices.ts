import sql from "sql-template-tag";
import { type MailEvent, mailEvents } from "~/contract/mail-choice-fields";
import type { MailChoice } from "~/contract/mail-choices";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * The optional mails that apply to a user: about files if they may upload, about shared chats if they have a company,
 * about their open and handed-on questions if they ask any, and product information.
 */
export function applicableMails({ companyId, ability }: Actor): readonly MailEvent[] {
  if (companyId === null)
    return ability.can("create", "Feedback") ? ["question_answered", "question_settled", "news"] : ["news"];
  return ability.can("create", "File")
    ? mailEvents
    : ["question_answered", "question_settled", "chat_shared", "news"];
}

/** The applicable optional mails, and whether they are sent. */
export async function readMailChoices(db: Db, actor: Actor): Promise<MailChoice[]> {
  const { unwanted } = await db.one<{ unwanted: string[] }>(
    sql`select unwanted_mails as unwanted from users where id = ${actor.id}`,
  );
  return applicableMails(actor).map(event => ({ event, wanted: !unwanted.includes(event) }));
}
