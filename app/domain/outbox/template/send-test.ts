import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

/** Sends a mail of a template with example values to the actor. */
export async function sendTemplateTest(db: Db, actor: Actor, message: MailMessage): Promise<void> {
  await db.transaction(tx =>
    queueMail(tx, { to: actor.email, userId: actor.id, purpose: "template_test", message }),
  );
}
