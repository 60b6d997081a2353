import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";

export type Place = { messageId: string; inReplyTo: string; references: readonly string[] };

/**
 * Returns the thread of a mail that is about to be stored: that of the nearest mail it refers to, or of one that refers to
 * it, because the newest mails are fetched first. Threads that a mail connects are joined. Only Message-IDs count, never
 * subjects, and only the company's own mails.
 */
export async function joinThread(
  tx: Db,
  companyId: string,
  { messageId, inReplyTo, references }: Place,
): Promise<string> {
  const referredIds = [...new Set([...references, inReplyTo].filter(id => id && id !== messageId))];
  if (referredIds.length === 0 && !messageId) return newId();
  const threads = await tx.many<{ id: string }>(sql`
    select thread_id as id from emails
    where company_id = ${companyId}
      and (message_id = any(${referredIds}::text[]) or (${messageId} <> '' and reference_ids @> array[${messageId}::text]))
    group by thread_id order by max(array_position(${referredIds}::text[], message_id)) desc nulls last, min(sent_at), thread_id
    limit 20`);
  const [first, ...others] = threads.map(({ id }) => id);
  if (!first) return newId();
  if (others.length > 0)
    await tx.run(sql`
      update emails set thread_id = ${first} where company_id = ${companyId} and thread_id = any(${others}::uuid[])`);
  return first;
}
