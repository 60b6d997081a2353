import sql, { type Sql } from "sql-template-tag";
import type { ReceiptKind } from "~/contract/deletion-receipts";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settings } from "~/env";

/** A record that is about to be deleted. `name` only for records of the company: files and divisions. */
export type Deleted = {
  kind: ReceiptKind;
  subjectId: string;
  name?: string;
  companyId: string | null;
  /** The person whose chat it is; their receipts go with them. */
  ownerId?: string;
  /** The user who deletes; null for a job. */
  by: string | null;
};

/** The rows that are deleted: conditions on `files f`, and on `conversations v` in `chats c`; `keys` are other stored objects. */
type Content = { files?: Sql; questions?: Sql; keys?: string[] };

/**
 * Writes the receipt of a deletion, within its transaction and before the rows are deleted: their numbers, and the ids
 * that later checks look for.
 */
export async function writeReceipt(tx: Db, deleted: Deleted, content: Content): Promise<void> {
  const { kind, subjectId, name = "", companyId, ownerId = null, by } = deleted;
  const { files = sql`false`, questions = sql`false`, keys = [] } = content;
  const id = newId();
  const now = clock.now();
  const backupsUntil = new Date(now.getTime() + settings().BACKUP_DAYS * 86_400_000);
  await tx.run(sql`
    with gone as materialized (select f.id, f.storage_key, f.bytes, f.sha256 from files f where ${files})
    insert into deletion_receipts (id, kind, subject_id, name, company_id, owner_id, deleted_by, deleted_at, files,
                                   pages, passages, questions, bytes, sha256, backups_until)
    select ${id}, ${kind}, ${subjectId}, ${name}, ${companyId}, ${ownerId}, ${by}, ${now},
      (select count(*) from gone),
      (select count(*) from pages where file_id in (select id from gone)),
      (select count(*) from passages where file_id in (select id from gone)),
      (select count(*) from messages m join conversations v on v.id = m.conversation_id
       join chats c on c.id = v.chat_id where ${questions}),
      (select coalesce(sum(bytes), 0) from gone),
      (select case count(*) when 0 then null when 1 then (array_agg(sha256))[1]
              else sha256(string_agg(sha256, ''::bytea order by id)) end from gone),
      ${backupsUntil.toISOString().slice(0, 10)}`);
  await tx.run(sql`
    insert into deletion_items (receipt_id, kind, item_id)
    select ${id}::uuid, 'file', f.id from files f where ${files}
    union all (select ${id}::uuid, 'object', f.storage_key::uuid from files f where ${files}
      union select ${id}::uuid, 'object', key from unnest(${keys}::uuid[]) as key)
    union all select distinct ${id}::uuid, 'message', message_id from citations
      where file_id in (select f.id from files f where ${files})`);
}
