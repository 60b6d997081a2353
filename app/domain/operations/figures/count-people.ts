import sql from "sql-template-tag";
import type { Figures } from "~/contract/figures";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { type PeriodWindow, questionsIn } from "./period-window";

/** The number of questions by person, and of outsiders' questions in the company's public chats. */
export async function countPeople(
  db: Db,
  window: PeriodWindow,
  { named }: { named: boolean },
): Promise<Pick<Figures, "people"> & { totals: { people: number; askers: number; guests: number } }> {
  const questionCounts = sql`(select v.asker_id, count(*) as questions ${questionsIn(window)} group by 1)`;
  const totals = await db.one<{ people: number; askers: number; guests: number }>(sql`
    select (select count(*) from users where company_id = ${window.companyId}) as people,
           count(*) filter (where u.company_id = ${window.companyId}) as askers,
           coalesce(sum(questions) filter (where u.company_id is distinct from ${window.companyId}), 0)::bigint as guests
    from ${questionCounts} a left join users u on u.id = a.asker_id`);
  const people = await db.many<Figures["people"][number]>(sql`
    select u.id, ${named ? personName : sql`null`} as name, a.questions
    from ${questionCounts} a join users u on u.id = a.asker_id and u.company_id = ${window.companyId}
    order by a.questions desc, u.last_name collate natural_order, u.id limit 20`);
  return { people, totals };
}
