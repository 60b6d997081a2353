import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

/** The recipient of a mail about an account. */
export type AccountOwner = {
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  access: Access;
};

/** Notifies a user by mail of a change of their account (new device, second factor); one mail per notice. */
export async function notifyOwner(
  db: Db,
  notice: { userId: string; noticeId: string; purpose: string },
  compose: (reader: AccountOwner) => MailMessage,
): Promise<void> {
  await db.transaction(async tx => {
    // Locked, so that no mail is left of an account that is erased meanwhile.
    const reader = await tx.maybe<AccountOwner & { companyId: string | null }>(sql`
      select u.email, ${personName} as name, u.language, u.time_zone as "timeZone", r.access,
             u.company_id as "companyId"
      from users u join roles r on r.id = u.role_id
      where u.id = ${notice.userId} and u.status = 'active' for no key update of u`);
    if (!reader) return;
    const { email: to, companyId } = reader;
    await queueMail(tx, {
      to,
      companyId,
      purpose: notice.purpose,
      onceKey: `${notice.purpose}:${notice.noticeId}`,
      message: compose(reader),
    });
  });
}
