import sql from "sql-template-tag";
import { type MailEvent, mailEvents } from "~/contract/mail-choice-fields";
import type { MailChoice } from "~/contract/mail-choices";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** The optional mails that apply to a user: those about files for users who may upload, about shared chats for users of a company, about open questions and those that were handed on for all who ask, product information for all. */
export function concerning({ companyId, ability }: Actor): readonly MailEvent[] {
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
  return concerning(actor).map(event => ({ event, wanted: !unwanted.includes(event) }));
}
