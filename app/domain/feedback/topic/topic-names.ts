import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isSetting } from "~/domain/core/settings/stored-setting";

/** The name that a model gave the topic of some questions; null where its reply was no name. */
export type TopicName = { id: string; messageIds: string[]; name: string | null };

/** What a company's model has named. */
export function storedNames(db: Db, companyId: string): Promise<TopicName[]> {
  return db.many<TopicName>(sql`
    select id, message_ids as "messageIds", name from topic_names where company_id = ${companyId} order by created_at, id`);
}

/**
 * The names that stand for a topic, the latest last: every question that the model was sent is among those that are still
 * handed on.
 */
export function namesFor(names: TopicName[], handedOn: { id: string }[]): TopicName[] {
  const ids = new Set(handedOn.map(({ id }) => id));
  return names.filter(({ messageIds }) => messageIds.length > 0 && messageIds.every(id => ids.has(id)));
}

/** Whether the company has its model name topics: part of its choice of a provider, which other rooms hold. */
export async function hasTopicsNamed(db: Db, companyId: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 as found from settings s where ${isSetting({ name: "provider" }, companyId)} and s.value->>'topicNames' = 'true'`);
  return row !== undefined;
}
