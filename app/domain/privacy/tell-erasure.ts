import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { queueMail } from "~/domain/mail/queue-mail";

export type ErasureReader = {
  email: string;
  name: string;
  language: "de" | "en" | "fr" | "ar";
  timeZone: string;
  eraseAt: Date;
};

/** Mails somebody when their account is erased and how to keep it; once a notice, and not after they thought again. */
export async function tellErasure(
  db: Db,
  { userId, noticeId }: { userId: string; noticeId: string },
  compose: (reader: ErasureReader) => { subject: string; text: string; html: string },
): Promise<void> {
  await db.transaction(async tx => {
    const reader = await tx.maybe<ErasureReader & { companyId: string | null }>(sql`
      select email, first_name || ' ' || last_name as name, language, time_zone as "timeZone",
             erase_at as "eraseAt", company_id as "companyId"
      from users where id = ${userId} and erase_at is not null and status = 'active'`);
    if (!reader) return;
    await queueMail(tx, {
      ...{ to: reader.email, companyId: reader.companyId },
      ...{ purpose: "erasure_planned", onceKey: `erasure:${noticeId}` },
      message: compose(reader),
    });
  });
}
