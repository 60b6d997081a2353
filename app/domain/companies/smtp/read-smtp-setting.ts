import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailSignIn } from "~/contract/mail-consent";
import type { SmtpSetting } from "~/contract/smtp-settings";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { smtpColumns } from "./smtp-rows";

/** An SMTP setting of the actor's company. @throws AppError not_found, also for those of others */
export async function readSmtpSetting(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<SmtpSetting> {
  const setting = await db.maybe<SmtpSetting>(sql`
    select ${smtpColumns} from smtp_settings s where s.id = ${id} and s.company_id = ${companyId}`);
  if (!setting) throw new AppError("not_found");
  return setting;
}

export type StoredServers = {
  id: string;
  email: string;
  smtpHost: string;
  imapHost: string;
  signIn: MailSignIn;
  sealed: Buffer | null;
  version: number;
};

const storedColumns = sql`
  id, email, smtp_host as "smtpHost", imap_host as "imapHost", sign_in as "signIn",
  sealed_password as sealed, version`;

/** What decides whether a stored password may be used; undefined if the company has no such setting. */
export function storedServers(db: Db, companyId: string, id: string): Promise<StoredServers | undefined> {
  return db.maybe<StoredServers>(sql`
    select ${storedColumns} from smtp_settings where id = ${id} and company_id = ${companyId}`);
}

/**
 * Locks an SMTP setting of the actor's company until the transaction ends.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockSmtpSetting(
  tx: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
  expectedVersion?: number,
): Promise<StoredServers> {
  // In the order of a worker that stores mails: it holds its lease, then refers to the setting. Prevents deadlocks.
  await tx.run(sql`
    select 1 from mailbox_syncs where smtp_setting_id = ${id} and company_id = ${companyId} for update`);
  const setting = await tx.maybe<StoredServers>(sql`
    select ${storedColumns} from smtp_settings where id = ${id} and company_id = ${companyId} for update`);
  if (!setting) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== setting.version)
    throw new AppError("conflict_version");
  return setting;
}
