import sql from "sql-template-tag";
import { emailLabels } from "~/contract/email-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { FetchedFolder } from "~/integrations/mailbox/fetch-folders";

/**
 * Stores what was fetched of a folder and returns how many mails are new. Under another UIDVALIDITY all UIDs are
 * void, so the folder starts afresh. Twice is once: a mail is known by folder and UID.
 */
export function storeFolder(
  db: Db,
  setting: { id: string; companyId: string },
  { path, role, uidValidity, mails }: FetchedFolder,
): Promise<number> {
  return db.transaction(async tx => {
    const validity = String(uidValidity);
    const folder = await tx.one<{ id: string; same: boolean }>(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role, uid_validity, fetched_at)
      values (${newId()}, ${setting.id}, ${setting.companyId}, ${path}, ${role}, ${validity}, ${clock.now()})
      on conflict (smtp_setting_id, path) do update set role = excluded.role, fetched_at = excluded.fetched_at
      returning id, uid_validity is not distinct from ${validity}::bigint as same`);
    if (!folder.same) {
      await tx.run(sql`delete from emails where folder_id = ${folder.id}`);
      await tx.run(sql`update mail_folders set uid_validity = ${validity} where id = ${folder.id}`);
    }
    const first = Math.min(...mails.map(({ uid }) => uid));
    // What another client has moved or deleted is gone from the range that was fetched.
    await tx.run(
      mails.length === 0
        ? sql`delete from emails where folder_id = ${folder.id}`
        : sql`delete from emails where folder_id = ${folder.id} and uid >= ${first}
              and uid <> all(${mails.map(({ uid }) => uid)}::bigint[])`,
    );
    let added = 0;
    for (const mail of mails) {
      const labels = emailLabels.filter(label => mail.flags.some(flag => flag.toLowerCase() === label));
      const { fresh } = await tx.one<{ fresh: boolean }>(sql`
        insert into emails (id, company_id, folder_id, uid, message_id, from_name, from_address, to_addresses,
          cc_addresses, subject, text, readable, read, starred, labels, attachments, sent_at)
        values (${newId()}, ${setting.companyId}, ${folder.id}, ${mail.uid}, ${mail.messageId}, ${mail.from.name},
          ${mail.from.address}, ${mail.to}, ${mail.cc}, ${mail.subject}, ${mail.text}, ${mail.readable},
          ${mail.flags.includes("\\Seen")}, ${mail.flags.includes("\\Flagged")}, ${labels}, ${mail.attachments},
          ${mail.sentAt})
        on conflict (folder_id, uid) do update
          set read = excluded.read, starred = excluded.starred, labels = excluded.labels
        returning xmax = 0 as fresh`);
      if (fresh) added++;
    }
    return added;
  });
}
