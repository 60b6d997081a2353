import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** Chosen: a topic that was not asked about in this time is no task any more. */
const days = 180;
/** Chosen: grouping this many takes well below a second. */
const mostQuestions = 1000;

export type WeakQuestion = {
  id: string;
  question: string;
  askerId: string;
  handedOn: boolean;
  reason: "declined" | "disliked" | "unsupported";
  divisions: { id: string; name: string }[];
  files: { id: string; name: string }[];
  at: Date;
};

/**
 * The newest questions to a company's documents that were declined, disliked, or answered with sentences that no
 * passage supports, and that no one has set aside; in the order in which they were asked.
 */
export function weakQuestions(db: Db, companyId: string): Promise<WeakQuestion[]> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  return db.many<WeakQuestion>(sql`
    select * from (
      select m.id, m.question, v.asker_id as "askerId", m.created_at as at,
             exists (select from feedback g where g.message_id = m.id and g.handed_on) as "handedOn",
             case when m.state = 'declined' then 'declined' when w.disliked then 'disliked' else 'unsupported' end as reason,
             (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name, d.id), '[]')
              from chat_divisions cd join divisions d on d.id = cd.division_id and d.status = 'open'
              where cd.chat_id = c.id) as divisions,
             (select coalesce(json_agg(distinct jsonb_build_object('id', f.id, 'name', f.name)), '[]')
              from citations s join files f on f.id = s.file_id and f.company_id = ${companyId}
              where s.message_id = m.id) as files
      from chats c join conversations v on v.chat_id = c.id join messages m on m.conversation_id = v.id
      cross join lateral (select exists (
        select from feedback g where g.message_id = m.id and not g.liked and g.settled_at is null) as disliked) w
      where c.company_id = ${companyId} and m.created_at > ${since}
        and (m.state = 'declined' or m.state = 'complete' and (w.disliked or m.unsupported <> '[]'::jsonb))
        and not exists (select from set_aside_questions a where a.message_id = m.id)
      order by m.created_at desc, m.id desc limit ${mostQuestions}) newest
    order by at, id`);
}
