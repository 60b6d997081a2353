import sql from "sql-template-tag";
import { emailLabels } from "~/contract/email-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";

/** Keywords with a meaning in mail programs. */
const reserved: readonly string[] = [...emailLabels, "junk", "nonjunk", "notjunk", "forwarded", "mdnsent"];

/** Chosen: all servers accept this length; names are up to 60 letters long. */
const maxLength = 40;
const germanLetters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The name of a tag in the letters of an IMAP keyword (RFC 9051, atom): a to z, digits and underscores; may be empty. */
export const keywordOf = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, letter => germanLetters[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_/, "")
    .slice(0, maxLength)
    .replace(/_$/, "");

/** The keyword of a new tag; tags whose names look alike in these letters differ by the end of their ids. */
export async function newKeyword(tx: Db, companyId: string, id: string, name: string): Promise<string> {
  const keyword = keywordOf(name);
  const isTaken =
    keyword === "" ||
    reserved.includes(keyword) ||
    (await tx.maybe(
      sql`select 1 as taken from tags where company_id = ${companyId} and keyword = ${keyword}`,
    ));
  return isTaken ? `${keyword || "tag"}_${id.slice(-6)}` : keyword;
}

/** The change of a tag of mails. */
export type TagChange = "add" | "remove";

/**
 * Queues the change of a tag for the servers of these mails. Mails that are not on a server are skipped. The tag must
 * still exist.
 */
export async function queueKeyword(
  tx: Db,
  emailIds: readonly string[],
  tagId: string,
  change: TagChange,
): Promise<void> {
  if (emailIds.length === 0) return;
  await tx.run(sql`
    insert into mailbox_changes
      (id, company_id, smtp_setting_id, email_id, folder_id, uid, message_id, kind, value, created_at)
    select n.id, e.company_id, e.smtp_setting_id, e.id, e.folder_id, e.uid, e.message_id, 'tag',
      ${change === "add" ? "+" : "-"}::text || t.keyword, ${clock.now()}
    from unnest(${emailIds.map(() => newId())}::uuid[], ${emailIds}::uuid[]) as n(id, email_id)
    join emails e on e.id = n.email_id join tags t on t.id = ${tagId}
    where e.folder_id is not null order by n.id`);
  const settings = await tx.many<{ id: string }>(sql`
    select distinct smtp_setting_id as id from emails where id = any(${emailIds}::uuid[])`);
  for (const { id } of settings) await wakeMailbox(tx, id);
}

/** The ids of the mails that have a tag. */
export async function mailsWithTag(tx: Db, tagId: string): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(
    sql`select email_id as id from email_tags where tag_id = ${tagId} order by email_id`,
  );
  return rows.map(({ id }) => id);
}
