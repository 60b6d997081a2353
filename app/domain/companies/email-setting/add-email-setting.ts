import sql from "sql-template-tag";
import type { EmailSettingInput } from "~/contract/email-setting-fields";
import type { EmailSetting } from "~/contract/email-settings";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailSettingLimit, emailSettingsUsed } from "~/domain/billing/plan/mail-limits";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { emailSettingFields } from "./email-setting-rows";
import { readEmailSetting } from "./read-email-setting";

/**
 * Adds the email setting of a division. The company is locked until the transaction ends: of many requests at the
 * limit one succeeds.
 * @throws AppError form_invalid, email_setting_limit_reached with `limit`, forbidden without a company
 */
export function addEmailSetting(
  db: Db,
  actor: Actor,
  { divisionId, ...fields }: EmailSettingInput,
): Promise<EmailSetting> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
    const { used, limit } = await tx.one<{ used: number; limit: number | null }>(
      sql`select ${emailSettingsUsed(companyId)} as used, ${emailSettingLimit(companyId)} as "limit"`,
    );
    if (limit !== null && used >= limit)
      throw new AppError("email_setting_limit_reached", { values: { count: limit } });
    const division = await tx.maybe(sql`
      select id from divisions where id = ${divisionId} and company_id = ${companyId} and status = 'open' for share`);
    if (!division) throw new AppError("form_invalid", { fields: { divisionId: ["mail.divisionGone"] } });
    await lockMailbox(tx, companyId, fields.smtpSettingId);
    const id = newId();
    const now = clock.now();
    const added = await tx.run(sql`
      insert into email_settings (id, company_id, division_id, created_at, updated_at, ${columnNames(emailSettingFields)})
      values (${id}, ${companyId}, ${divisionId}, ${now}, ${now}, ${columnValues(emailSettingFields, fields)})
      on conflict (division_id) do nothing`);
    if (added === 0) throw new AppError("form_invalid", { fields: { divisionId: ["mail.divisionTaken"] } });
    return readEmailSetting(tx, actor, id);
  });
}

/** Keeps a mailbox from being deleted until the transaction ends. @throws AppError form_invalid if it is gone */
export async function lockMailbox(tx: Db, companyId: string, id: string): Promise<void> {
  const mailbox = await tx.maybe(
    sql`select id from smtp_settings where id = ${id} and company_id = ${companyId} for share`,
  );
  if (!mailbox) throw new AppError("form_invalid", { fields: { smtpSettingId: ["mail.mailboxGone"] } });
}
