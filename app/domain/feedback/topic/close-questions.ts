import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";

/** What answers the questions of a topic now. */
export type TopicSource = { name: string; fileId: string | null; approvedId: string | null };

/**
 * Sets questions aside as one closed topic, within the caller's transaction; those that are aside already stay with
 * their topic.
 * @returns the closed topic's id, and the questions that it closed; undefined if there were none
 */
export async function closeQuestions(
  tx: Db,
  companyId: string,
  closing: { words: string[]; openedAt: Date; questionIds: string[]; source?: TopicSource },
): Promise<{ id: string; questionIds: string[] } | undefined> {
  const { words, openedAt, source } = closing;
  const id = newId();
  const now = clock.now();
  await tx.run(sql`
    insert into closed_topics (id, company_id, reason, words, questions, opened_at, closed_at, source_name, file_id, approved_id)
    values (${id}, ${companyId}, ${source ? "answered" : "not_ours"}, ${words}, 0, ${openedAt}, ${now},
      ${source?.name ?? null}, (select f.id from files f where f.id = ${source?.fileId ?? null}),
      (select a.id from approved_answers a where a.id = ${source?.approvedId ?? null}))`);
  const aside = await tx.many<{ id: string }>(sql`
    insert into set_aside_questions (message_id, company_id, set_aside_at, topic_id)
    select m.id, ${companyId}, ${now}, ${id} from messages m where m.id = any(${closing.questionIds}::uuid[])
    on conflict do nothing returning message_id as id`);
  if (aside.length === 0) {
    await tx.run(sql`delete from closed_topics where id = ${id}`);
    return undefined;
  }
  await tx.run(sql`update closed_topics set questions = ${aside.length} where id = ${id}`);
  return { id, questionIds: aside.map(one => one.id) };
}
