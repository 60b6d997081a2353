import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { sharedTags } from "~/db/seed/feedback";
import { history } from "~/db/seed/history";
import { nameKey } from "~/domain/core/list/name-key";
import { keywordOf } from "~/domain/core/tag/tag-keyword";
import { daysAgo } from "./days-ago";

const otherCompany = "Werft Süd GmbH";

/**
 * Adds tags that two companies have, because analysts see only those: to the other company, and to feedback of the weeks
 * in which all five askers of the history gave some.
 */
export async function addSharedTags(tx: Db): Promise<void> {
  const at = daysAgo(100);
  for (const { name, colour } of sharedTags)
    await tx.run(sql`
      insert into tags (id, company_id, name, key, keyword, colour, created_at)
      values (${demoId(`tag ${otherCompany} ${name}`)}, ${demoId(otherCompany)}, ${name}, ${nameKey(name)}, ${keywordOf(name)}, ${colour}, ${at})`);
  const ids = sharedTags.map(({ name }) => demoId(`tag ${name}`));
  await tx.run(sql`
    with given as (
      select distinct on (week, user_id) id, user_id, week
      from (select *, date_trunc('week', counted_on)::date as week from feedback
            where company_id = ${demoId(history.company)} and source = 'answer') g
      order by week, user_id, id
    )
    insert into feedback_tags (feedback_id, tag_id)
    select id, (${ids}::uuid[])[1 + (('x' || substr(md5(week::text), 1, 4))::bit(16)::int % ${ids.length})]
    from given where week in (select week from given group by week having count(*) >= 5)
    on conflict do nothing`);
}
