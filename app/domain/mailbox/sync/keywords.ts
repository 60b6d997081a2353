import type { MailboxObject } from "imapflow";
import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Whether a folder takes keywords of any name, as most servers do; without PERMANENTFLAGS it does (RFC 9051, 7.1). */
export function takesKeywords(box: MailboxObject | false): boolean {
  const permanent = box ? box.permanentFlags : undefined;
  return !permanent || permanent.has("\\*");
}

/**
 * Stores which of the company's tags a server has for a mail. Tags that were not pushed yet stay, and so do all while a
 * change of the mail is queued.
 */
export async function storeKeywords(tx: Db, emailId: string, flags: readonly string[]): Promise<void> {
  const keywords = flags.filter(flag => !flag.startsWith("\\")).map(flag => flag.toLowerCase());
  const settled = sql`not exists (select from mailbox_changes c where c.email_id = ${emailId})`;
  await tx.run(sql`
    delete from email_tags where email_id = ${emailId} and keyword <> all(${keywords}::text[]) and ${settled}`);
  if (keywords.length === 0) return;
  await tx.run(sql`
    insert into email_tags (email_id, tag_id, keyword)
    select e.id, t.id, t.keyword from emails e join tags t on t.company_id = e.company_id
    where e.id = ${emailId} and t.keyword = any(${keywords}::text[]) and ${settled}
    on conflict (email_id, tag_id) do update set keyword = excluded.keyword`);
}
