import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { demoEmails } from "~/db/seed/emails";
import { demoMailbox } from "~/db/seed/mail-settings";
import { timedId } from "./timed-id";

const folders = { inbox: "INBOX", sent: "Sent", draft: "Drafts", spam: "Junk", trash: "Trash" };

/** Mails as they were last fetched from the demo company's mailbox. */
export async function addEmails(tx: Db): Promise<void> {
  const companyId = demoId(demoMailbox.company);
  const before = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  const folderId = (role: string) => demoId(`mail folder ${role}`);
  for (const [role, path] of Object.entries(folders))
    await tx.run(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role, uid_validity, fetched_at)
      values (${folderId(role)}, ${demoId(`mailbox ${demoMailbox.email}`)}, ${companyId}, ${path}, ${role}, 1, ${before(2)})`);
  for (const [at, mail] of demoEmails.entries())
    await tx.run(sql`
      insert into emails (id, company_id, folder_id, uid, message_id, from_name, from_address, to_addresses, cc_addresses,
        subject, text, readable, read, starred, labels, attachments, sent_at)
      values (${timedId(`email ${at}`, before(mail.hours))}, ${companyId}, ${folderId(mail.folder)}, ${100 - at},
        ${`<${at}@demo.example>`}, ${mail.from}, ${mail.address},
        ${[mail.folder === "sent" ? "einkauf@hafenkontor.example" : demoMailbox.email]}, ${[]}, ${mail.subject},
        ${mail.text}, true, ${mail.read}, ${mail.starred}, ${mail.labels}, ${mail.attachments}, ${before(mail.hours)})`);
}
