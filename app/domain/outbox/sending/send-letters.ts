import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { LetterPurpose } from "~/contract/letter-purposes";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { lockSending } from "./read-sending";
import { inGroup } from "./recipients";

/** People a transaction: chosen, so that no batch holds its locks for long. */
const batchSize = 200;

export type ComposeLetter = (
  to: { name: string },
  letter: { purpose: LetterPurpose; language: Language; content: MailContent },
) => MailMessage;

/**
 * Queues the mails of a letter, in batches in the order of the recipients' ids. Each batch is stored together with its last
 * id, and each mail has a key of letter and person: after an interruption each recipient gets exactly one mail.
 */
export async function sendLetters(
  db: Db,
  sendingId: string,
  compose: ComposeLetter,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    if (await sendBatch(db, sendingId, compose)) return;
  }
}

/** One batch; returns whether it was the last one. */
function sendBatch(db: Db, sendingId: string, compose: ComposeLetter): Promise<boolean> {
  return db.transaction(async tx => {
    const sending = await lockSending(tx, sendingId);
    if (sending?.state !== "sending") return true;
    const { purpose, language, subject, blocks, lastId } = sending;
    const people = await tx.many<{ id: string; email: string; name: string; companyId: string | null }>(sql`
      select u.id, u.email, ${personName} as name, u.company_id as "companyId" from users u
      where ${inGroup(sending)} and (${lastId}::uuid is null or u.id > ${lastId})
      order by u.id limit ${batchSize}`);
    let queued = 0;
    for (const { id: userId, email: to, name, companyId } of people) {
      const message = compose({ name }, { purpose, language, content: { subject, blocks } });
      const onceKey = `letter:${sendingId}:${userId}`;
      if (await queueMail(tx, { to, userId, companyId, purpose, onceKey, sendingId, message })) queued++;
    }
    const last = people.length < batchSize;
    await tx.run(sql`
      update mail_sendings
      set queued = queued + ${queued}, last_id = coalesce(${people.at(-1)?.id ?? null}::uuid, last_id),
          state = ${last ? "done" : "sending"}, finished_at = ${last ? clock.now() : null}
      where id = ${sendingId}`);
    return last;
  });
}
