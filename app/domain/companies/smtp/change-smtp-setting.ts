import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SmtpInput } from "~/contract/smtp-fields";
import type { SmtpSetting } from "~/contract/smtp-settings";
import { clock } from "~/db/clock";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { checkedServers, keepsPassword } from "./checked-servers";
import { sealPassword } from "./mailbox-password";
import { lockSmtpSetting, readSmtpSetting, type StoredServers } from "./read-smtp-setting";
import { smtpFields } from "./smtp-rows";

/**
 * Changes a mailbox. An empty password keeps the stored one while account and servers stay the same; so does a consent.
 * @throws AppError not_found, conflict_version, form_invalid
 */
export async function changeSmtpSetting(
  db: Db,
  actor: Actor,
  { id, ...input }: SmtpInput & { id: string },
  expectedVersion?: number,
): Promise<SmtpSetting> {
  const fields = checkedServers(input);
  try {
    return await db.transaction(async tx => {
      const stored = await lockSmtpSetting(tx, actor, id, expectedVersion);
      const sealed = sealedOf(stored, { ...fields, password: input.password });
      await tx.run(sql`
        update smtp_settings set ${assignments(smtpFields, fields)}, sealed_password = ${sealed},
          version = version + 1, updated_at = ${clock.now()}
        where id = ${id}`);
      // The new servers are tried at once. Another mailbox has other UIDs: its mails are recognised by their Message-IDs.
      await tx.run(sql`
        update mailbox_syncs set next_try_at = null, attempts = 0, asked_at = now() where smtp_setting_id = ${id}`);
      if (!keepsPassword(stored, fields) || stored.signIn !== fields.signIn)
        await tx.run(sql`delete from mailbox_consents where smtp_setting_id = ${id}`);
      if (!keepsPassword(stored, fields))
        await tx.run(sql`update mail_folders set uid_validity = 0 where smtp_setting_id = ${id}`);
      return readSmtpSetting(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "smtp_settings_email") throw error;
    throw new AppError("form_invalid", { fields: { email: ["mail.taken"] } });
  }
}

/** The password to keep, sealed; null where a consent signs in. @throws AppError form_invalid */
function sealedOf(
  stored: StoredServers,
  { password, ...fields }: ReturnType<typeof checkedServers> & { password: string },
): Buffer | null {
  if (fields.signIn !== "password") return null;
  if (password) return sealPassword(stored.id, password);
  const wrong = !stored.sealed
    ? "field.required"
    : keepsPassword(stored, fields)
      ? null
      : "mail.passwordAgain";
  if (wrong) throw new AppError("form_invalid", { fields: { password: [wrong] } });
  return stored.sealed;
}
