import sql, { type Sql } from "sql-template-tag";
import type { EmailSettingInput } from "~/contract/email-setting-fields";
import type { EmailSetting } from "~/contract/email-settings";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";

/** The columns that the fields of an email setting are written to; its division never changes. */
export const emailSettingFields = {
  smtpSettingId: "smtp_setting_id",
  toEmails: "to_emails",
  tells: "tells",
  pace: "pace",
  answering: "answering",
  supportThreshold: "support_threshold",
  takesAttachments: "takes_attachments",
} satisfies WrittenColumns<Omit<EmailSettingInput, "divisionId">>;

/** The select list of an {@link EmailSetting}, from {@link emailSettingsOf}. */
export const emailSettingColumns: Sql = selectList({
  id: sql`e.id`,
  divisionId: sql`e.division_id`,
  division: sql`d.name`,
  smtpSettingId: sql`e.smtp_setting_id`,
  email: sql`s.email`,
  toEmails: sql`e.to_emails`,
  stopped: sql`array(
    select a.address from unnest(e.to_emails) with ordinality a (address, nr)
    join division_recipients r on r.email_setting_id = e.id and r.email_key = lower(trim(a.address))
    where r.stopped_at is not null order by a.nr)`,
  tells: sql`e.tells`,
  pace: sql`e.pace`,
  answering: sql`e.answering`,
  supportThreshold: sql`e.support_threshold`,
  takesAttachments: sql`e.takes_attachments`,
  version: sql`e.version`,
  createdAt: sql`e.created_at`,
} satisfies Columns<EmailSetting>);

/** Email settings e of a company, with division d and mailbox s. */
export const emailSettingsOf = (companyId: string | null): Sql => sql`
  email_settings e join divisions d on d.id = e.division_id join smtp_settings s on s.id = e.smtp_setting_id
  where e.company_id = ${companyId} and d.status = 'open'`;
