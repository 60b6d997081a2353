import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { companyEndsAt } from "~/domain/core/actor/company-ends-at";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { enqueue } from "~/queue/enqueue";

export type CompanyEndReader = {
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  access: Access;
  company: string;
  /** When the company is to be deleted, or was. */
  endsAt: Date;
  /** Whether it stays after all. */
  stays: boolean;
};

/** When the company will be deleted, within the caller's transaction; null if it stays. */
export async function readCompanyEnd(tx: Db, companyId: string | null): Promise<Date | null> {
  if (!companyId) return null;
  const { at } = await tx.one<{ at: Date | null }>(sql`select ${companyEndsAt(companyId)} as at`);
  return at;
}

/** Enqueues the notice to the company's people that it will be deleted at `endsAt`, or stays after all. */
export function announceCompanyEnd(tx: Db, companyId: string, endsAt: Date): Promise<void> {
  return enqueue(tx, "tell_company_end", { companyId, endsAt: endsAt.toISOString() });
}

/**
 * Mails the people of a company, other than the data managers who leave, that it will be deleted at `endsAt` and their
 * account and chats with it. When that date no longer holds, only those who were notified are mailed that the company
 * stays. Each person gets one mail for each announcement.
 */
export async function notifyCompanyEnd(
  db: Db,
  { companyId, endsAt: announced }: { companyId: string; endsAt: string },
  compose: (reader: CompanyEndReader) => MailMessage,
): Promise<void> {
  const endsAt = new Date(announced);
  await db.transaction(async tx => {
    const stays = (await readCompanyEnd(tx, companyId))?.getTime() !== endsAt.getTime();
    const keyOf = (state: "ends" | "stays") => `company_${state}:${companyId}:${announced}:`;
    const readers = await tx.many<Omit<CompanyEndReader, "endsAt" | "stays"> & { id: string }>(sql`
      select u.id, u.email, ${personName} as name, u.language, u.time_zone as "timeZone", r.access, c.name as company
      from users u join roles r on r.id = u.role_id join companies c on c.id = u.company_id
      where u.company_id = ${companyId} and u.status = 'active' and u.erase_at is null
        and (not ${stays} or exists (select from mails m where m.once_key = ${keyOf("ends")} || u.id))
      order by u.id`);
    for (const { id, ...reader } of readers) {
      await queueMail(tx, {
        to: reader.email,
        userId: id,
        companyId,
        purpose: "erasure_planned",
        onceKey: `${keyOf(stays ? "stays" : "ends")}${id}`,
        message: compose({ ...reader, endsAt, stays }),
      });
    }
  });
}
