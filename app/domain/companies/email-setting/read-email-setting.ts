import sql from "sql-template-tag";
import type { EmailSetting } from "~/contract/email-settings";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { emailSettingColumns, emailSettingsOf } from "./email-setting-rows";

/** An email setting of the actor's company. @throws AppError not_found, also for those of others */
export async function readEmailSetting(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<EmailSetting> {
  const setting = await db.maybe<EmailSetting>(
    sql`select ${emailSettingColumns} from ${emailSettingsOf(companyId)} and e.id = ${id}`,
  );
  if (!setting) throw new AppError("not_found");
  return setting;
}

/**
 * Locks an email setting of the actor's company until the transaction ends.
 * @throws AppError not_found, conflict_version
 */
export async function lockEmailSetting(
  tx: Db,
  actor: Pick<Actor, "companyId">,
  id: string,
  expectedVersion?: number,
): Promise<EmailSetting> {
  await tx.maybe(
    sql`select id from email_settings where id = ${id} and company_id = ${actor.companyId} for update`,
  );
  const setting = await readEmailSetting(tx, actor, id);
  if (expectedVersion !== undefined && expectedVersion !== setting.version)
    throw new AppError("conflict_version");
  return setting;
}
