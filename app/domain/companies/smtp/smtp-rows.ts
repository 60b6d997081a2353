import sql, { type Sql } from "sql-template-tag";
import type { SmtpInput } from "~/contract/smtp-fields";
import type { SmtpSetting } from "~/contract/smtp-settings";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";

/** The fields that are stored as they are; the password is sealed. */
export type StoredSmtpInput = Omit<SmtpInput, "password">;

/** The columns that the fields of an SMTP setting are written to. */
export const smtpFields = {
  email: "email",
  emailFrom: "email_from",
  smtpHost: "smtp_host",
  smtpPort: "smtp_port",
  smtpSecurity: "smtp_security",
  imapHost: "imap_host",
  imapPort: "imap_port",
  imapSecurity: "imap_security",
  signIn: "sign_in",
  allowedEmails: "allowed_emails",
  authServer: "auth_server",
  signature: "signature",
} satisfies WrittenColumns<StoredSmtpInput>;

/** The select list of an {@link SmtpSetting}, from smtp_settings s. */
export const smtpColumns: Sql = selectList({
  id: sql`s.id`,
  email: sql`s.email`,
  emailFrom: sql`s.email_from`,
  smtpHost: sql`s.smtp_host`,
  smtpPort: sql`s.smtp_port`,
  smtpSecurity: sql`s.smtp_security`,
  imapHost: sql`s.imap_host`,
  imapPort: sql`s.imap_port`,
  imapSecurity: sql`s.imap_security`,
  signIn: sql`s.sign_in`,
  consent: sql`case when s.sign_in <> 'password' then coalesce((
    select case when c.refused_at is null then 'given' else 'refused' end
    from mailbox_consents c where c.smtp_setting_id = s.id), 'missing') end`,
  allowedEmails: sql`s.allowed_emails`,
  authServer: sql`s.auth_server`,
  signature: sql`s.signature`,
  divisions: sql`array(
    select d.name from email_settings e join divisions d on d.id = e.division_id
    where e.smtp_setting_id = s.id order by d.name collate natural_order, d.id)`,
  unsent: sql`(
    select count(*) from emails e where e.company_id = s.company_id and e.folder in ('draft', 'sent')
      and e.smtp_setting_id = s.id and e.folder_id is null and e.state in ('draft', 'waiting', 'failed'))`,
  version: sql`s.version`,
  createdAt: sql`s.created_at`,
} satisfies Columns<SmtpSetting>);
