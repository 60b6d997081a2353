import sql from "sql-template-tag";
import type { Quota } from "~/contract/divisions";
import type { EmailSetting } from "~/contract/email-settings";
import type { Db } from "~/db/connection";
import { emailSettingLimit, emailSettingsUsed } from "~/domain/billing/plan/mail-limits";
import { quotaOf } from "~/domain/billing/plan/quota-of";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage, type Window } from "~/domain/core/list/select-page";
import { emailSettingColumns, emailSettingsOf } from "./email-setting-rows";

/** The email settings of the company's divisions by name, and its quota. @throws AppError forbidden without a company */
export async function listEmailSettings(
  db: Db,
  actor: Actor,
  query: Window,
): Promise<Page<EmailSetting> & { quota: Quota }> {
  const company = ownCompany(actor);
  const [page, { used, limit }] = await Promise.all([
    selectPage<EmailSetting>(db, query, {
      columns: emailSettingColumns,
      from: emailSettingsOf(company),
      order: sql`order by d.name collate natural_order, e.id`,
    }),
    db.one<{ used: number; limit: number | null }>(
      sql`select ${emailSettingsUsed(company)} as used, ${emailSettingLimit(company)} as "limit"`,
    ),
  ]);
  return { ...page, quota: quotaOf(used, limit) };
}
