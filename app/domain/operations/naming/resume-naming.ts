import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { providerSetting } from "~/domain/chats/provider/stored-provider";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { enqueue } from "~/queue/enqueue";

/** The time until a model is asked again that was unreachable, or whose budget was used up. */
const retryHours = 24;

/**
 * Deletes names made from a question that was deleted or is no longer handed on, and has topics named for companies whose
 * model was not asked for a day.
 */
export async function resumeNaming(db: Database): Promise<void> {
  await db.run(sql`
    delete from topic_names t where exists (
      select from unnest(t.message_ids) as sent (id)
      where not exists (select from feedback g where g.message_id = sent.id and g.handed_on))`);
  const companies = await db.many<{ id: string }>(sql`
    select c.id from companies c
    join settings s on ${isSetting(providerSetting, sql`c.id::text`)} and s.value->>'topicNames' = 'true'
    where c.closed_at is null
      and coalesce(c.topics_named_at, '-infinity') < ${clock.now()}::timestamptz - ${retryHours} * interval '1 hour'
    order by c.id`);
  for (const { id } of companies)
    await enqueue(db, "name_topics", { companyId: id }, { key: `name_topics:${id}` });
}
