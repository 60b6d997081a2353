import sql from "sql-template-tag";
import type { EmailSettingInput } from "~/contract/email-setting-fields";
import type { EmailSetting } from "~/contract/email-settings";
import { clock } from "~/db/clock";
import { assignments } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { lockMailbox } from "./add-email-setting";
import { emailSettingFields } from "./email-setting-rows";
import { lockEmailSetting, readEmailSetting } from "./read-email-setting";

/** Changes an email setting; its division stays. @throws AppError not_found, conflict_version, form_invalid */
export function changeEmailSetting(
  db: Db,
  actor: Actor,
  { id, ...fields }: Omit<EmailSettingInput, "divisionId"> & { id: string },
  expectedVersion?: number,
): Promise<EmailSetting> {
  return db.transaction(async tx => {
    await lockEmailSetting(tx, actor, id, expectedVersion);
    await lockMailbox(tx, ownCompany(actor), fields.smtpSettingId);
    await tx.run(sql`
      update email_settings set ${assignments(emailSettingFields, fields)}, version = version + 1,
        updated_at = ${clock.now()}
      where id = ${id}`);
    return readEmailSetting(tx, actor, id);
  });
}
