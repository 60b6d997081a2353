import sql, { type Sql } from "sql-template-tag";
import { settings } from "~/env";
import { unlessPlanned } from "./running-plan";

/** SQL expression (integer): maximum number of SMTP settings; null while a running plan lifts the limit. */
export const smtpLimit = (companyId: string | Sql): Sql => unlessPlanned(companyId, settings().SMTP_LIMIT);

/** SQL expression (integer): maximum number of email settings; null while a running plan lifts the limit. */
export const emailSettingLimit = (companyId: string | Sql): Sql =>
  unlessPlanned(companyId, Number(settings().EMAIL_SETTINGS_LIMIT));

/** SQL expression (integer): number of a company's SMTP settings. */
export const smtpUsed = (companyId: string | Sql): Sql =>
  sql`(select count(*)::int from smtp_settings where company_id = ${companyId})`;

/** SQL expression (integer): number of a company's email settings. */
export const emailSettingsUsed = (companyId: string | Sql): Sql =>
  sql`(select count(*)::int from email_settings where company_id = ${companyId})`;
