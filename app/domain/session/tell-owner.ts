import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Db } from "~/db/connection";
import { queueMail } from "~/domain/mail/queue-mail";

/** Whom a mail about an account is for. */
export type AccountOwner = {
  email: string;
  name: string;
  language: "de" | "en" | "fr" | "ar";
  timeZone: string;
  access: Access;
};

/** Tells somebody by mail what happened to their account, a new device or another second factor; once a notice. */
export async function tellOwner(
  db: Db,
  notice: { userId: string; noticeId: string; purpose: string },
  compose: (reader: AccountOwner) => { subject: string; text: string; html: string },
): Promise<void> {
  const reader = await db.maybe<AccountOwner & { companyId: string | null }>(sql`
    select u.email, u.first_name || ' ' || u.last_name as name, u.language, u.time_zone as "timeZone", r.access,
           u.company_id as "companyId"
    from users u join roles r on r.id = u.role_id where u.id = ${notice.userId} and u.status = 'active'`);
  if (!reader) return;
  const { email: to, companyId } = reader;
  await db.transaction(tx =>
    queueMail(tx, {
      ...{ to, companyId, purpose: notice.purpose, onceKey: `${notice.purpose}:${notice.noticeId}` },
      message: compose(reader),
    }),
  );
}
