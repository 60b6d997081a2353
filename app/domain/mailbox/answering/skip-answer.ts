import sql from "sql-template-tag";
import type { AnswerSkip } from "~/contract/email-answer-fields";
import type { Db } from "~/db/connection";
import { isPicture } from "./record-attachments";

/**
 * Records why a waiting mail gets no answer, and whether its attachments therefore stay in the mailbox: if the division
 * takes attachments and they were not recorded before.
 */
export async function skipAnswer(db: Db, id: string, reason: AnswerSkip): Promise<void> {
  await db.run(sql`
    update email_answers a set state = 'skipped', reason = ${reason}, version = version + 1,
      leaves_attachments = exists (
        select from email_settings s where s.division_id = a.division_id and s.takes_attachments)
        and exists (select from email_attachments f where f.email_id = a.email_id and not ${isPicture})
        and not exists (select from email_uploads u where u.answer_id = a.id)
    where a.id = ${id} and a.state = 'waiting'`);
}
