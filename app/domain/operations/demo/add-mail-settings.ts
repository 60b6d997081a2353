import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { demoMailbox } from "~/db/seed/mail-settings";
import { sealPassword } from "~/domain/companies/smtp/mailbox-password";
import { daysAgo } from "./days-ago";

/** Adds a company's mailbox, and the email setting of a division that uses it. */
export async function addMailSettings(tx: Db): Promise<void> {
  const { company, email, emailFrom, host, password, allowedEmails, setting } = demoMailbox;
  const id = demoId(`mailbox ${email}`);
  const at = daysAgo(30);
  await tx.run(sql`
    insert into smtp_settings (id, company_id, email, email_from, smtp_host, smtp_port, imap_host, imap_port,
      smtp_security, imap_security, sealed_password, allowed_emails, created_at, updated_at)
    values (${id}, ${demoId(company)}, ${email}, ${emailFrom}, ${host}, 587, ${host}, 993, 'starttls', 'tls',
      ${sealPassword(id, password)}, ${[...allowedEmails]}, ${at}, ${at})`);
  // Its server does not exist: the next sync is in ten years, because a failure would be shown.
  await tx.run(sql`
    insert into mailbox_syncs (smtp_setting_id, company_id, state, next_try_at, looked_at)
    values (${id}, ${demoId(company)}, 'waiting', ${at}::timestamptz + interval '10 years', ${clock.now()})`);
  await tx.run(sql`
    insert into email_settings (id, company_id, division_id, smtp_setting_id, to_emails, tells, pace, created_at, updated_at)
    values (${demoId(`email setting ${setting.division}`)}, ${demoId(company)},
      ${demoId(`${company} ${setting.division}`)}, ${id}, ${[...setting.toEmails]}, ${[...setting.tells]},
      ${setting.pace}, ${at}, ${at})`);
}
