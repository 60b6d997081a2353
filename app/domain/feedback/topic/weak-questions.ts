import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** Chosen: a topic that was not asked about in this time is no task any more. */
const days = 180;
/** Chosen: grouping this many takes well below a second. */
const maxQuestions = 1000;

export type WeakQuestion = {
  id: string;
  question: string;
  askerId: string;
  handedOn: boolean;
  /** Asked by a user of the company, not by its public. */
  own: boolean;
  reason: "declined" | "disliked" | "unsupported";
  divisions: { id: string; name: string }[];
  files: { id: string; name: string }[];
  at: Date;
};

/** SQL: something of the newest weak questions m of chats c. */
const newestWeak = (companyId: string, columns: Sql): Sql => {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  return sql`
      select ${columns}
      from (
        select w.* from chats c join conversations v on v.chat_id = c.id join messages w on w.conversation_id = v.id
        where c.company_id = ${companyId} and w.created_at > ${since}
          and (w.state = 'declined' or w.state = 'complete' and w.unsupported <> '[]'::jsonb)
        union all
        select w.* from messages w
        where w.id in (select g.message_id from feedback g
                       where g.company_id = ${companyId} and g.liked = false and g.settled_at is null)
          and w.created_at > ${since} and w.state = 'complete' and w.unsupported = '[]'::jsonb) m
      join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
      cross join lateral (select exists (
        select from feedback g where g.message_id = m.id and g.liked = false and g.settled_at is null) as disliked) w
      where c.company_id = ${companyId}
        and not exists (select from set_aside_questions a where a.message_id = m.id)
      order by m.created_at desc, m.id desc limit ${maxQuestions}`;
};

/** SQL expression: its asker lets the company read the question m. */
const handedOn = sql`exists (select from feedback g where g.message_id = m.id and g.handed_on)`;

/**
 * The newest questions to a company's documents that were declined, disliked, or answered with sentences that no
 * passage supports, and that no one has set aside; in the order in which they were asked. Each branch has an index of
 * its own, so that the time does not grow with the questions that were answered well.
 */
export function weakQuestions(db: Db, companyId: string): Promise<WeakQuestion[]> {
  return db.many<WeakQuestion>(sql`
    select * from (${newestWeak(
      companyId,
      sql`m.id, m.question, v.asker_id as "askerId", m.created_at as at,
             ${handedOn} as "handedOn",
             exists (select from users u where u.id = v.asker_id and u.company_id = c.company_id) as own,
             case when m.state = 'declined' then 'declined' when w.disliked then 'disliked' else 'unsupported' end as reason,
             (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name collate natural_order, d.id), '[]')
              from chat_divisions cd join divisions d on d.id = cd.division_id and d.status = 'open'
              where cd.chat_id = c.id) as divisions,
             (select coalesce(json_agg(distinct jsonb_build_object('id', f.id, 'name', f.name)), '[]')
              from citations s join files f on f.id = s.file_id and f.company_id = ${companyId}
              where s.message_id = m.id) as files`,
    )}) newest
    order by at, id`);
}

/** Says which questions {@link weakQuestions} would tell, for a fraction of the time. */
export async function markOfWeakQuestions(db: Db, companyId: string): Promise<string> {
  const { mark } = await db.one<{ mark: string }>(sql`
    select coalesce(md5(string_agg(id::text || handed || disliked, ',' order by id)), '') as mark
    from (${newestWeak(companyId, sql`m.id, ${handedOn} as handed, w.disliked`)}) newest`);
  return mark;
}
