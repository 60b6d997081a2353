import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

export type ErasureReader = {
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  eraseAt: Date;
  /** The company that is deleted with the account; null for none. */
  company: string | null;
};

/**
 * Mails a user the date of their account's erasure and how to cancel it; one mail per notice, and none after
 * cancelling.
 */
export async function notifyErasure(
  db: Db,
  { userId, noticeId }: { userId: string; noticeId: string },
  compose: (reader: ErasureReader) => MailMessage,
): Promise<void> {
  await db.transaction(async tx => {
    const reader = await tx.maybe<ErasureReader & { companyId: string | null }>(sql`
      select u.email, ${personName} as name, u.language, u.time_zone as "timeZone",
             u.erase_at as "eraseAt", u.company_id as "companyId",
             case when u.erase_company then c.name end as company
      from users u left join companies c on c.id = u.company_id where u.id = ${userId} and u.erase_at is not null and u.status = 'active'`);
    if (!reader) return;
    await queueMail(tx, {
      to: reader.email,
      companyId: reader.companyId,
      purpose: "erasure_planned",
      onceKey: `erasure:${noticeId}`,
      message: compose(reader),
    });
  });
}
