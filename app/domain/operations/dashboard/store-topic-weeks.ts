import sql from "sql-template-tag";
import { mondayOf, plusDays } from "~/contract/dashboard-span";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { openTopics } from "~/domain/feedback/topic/open-topics";
import { weakQuestions } from "~/domain/feedback/topic/weak-questions";

/** Chosen: gathering a company's topics takes up to 100 ms, and a sweep comes every ten minutes. */
const maxCompanies = 20;

/**
 * Counts the open topics of companies for which that was not done since the last whole week ended, some companies at a
 * time. A week is counted once, so that what analysts have seen stays as it was.
 */
export async function storeTopicWeeks(db: Db): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const week = plusDays(mondayOf(today), -7);
  const companies = await db.many<{ id: string }>(sql`
    select id from companies c
    where closed_at is null and exists (select from day_counts d where d.company_id = c.id and d.questions > 0)
      and not exists (select from topic_week_counts t where t.company_id = c.id and t.week = ${week})
    order by id limit ${maxCompanies}`);
  for (const { id } of companies) {
    const weak = await weakQuestions(db, id);
    const { topics, others } = openTopics(weak);
    const askers = [...new Set(weak.map(({ askerId }) => askerId))];
    await db.run(sql`
      insert into topic_week_counts (company_id, week, topics, questions, askers)
      select ${id}, ${week}, ${topics.length + others.length}, ${weak.length}, count(*) from users
      where id = any(${askers}::uuid[]) and company_id = ${id}
      on conflict do nothing`);
  }
}
