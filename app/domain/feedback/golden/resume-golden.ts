import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isLeftOut } from "~/domain/retrieval/search-index/left-out";
import { enqueue } from "~/queue/enqueue";
import { isEnqueued } from "~/queue/is-enqueued";

/**
 * Has golden questions run whose job was lost or has failed for good, and those of divisions where a file was left out of searches, by its
 * last day, since their last run.
 */
export function resumeGolden(db: Db): Promise<void> {
  return db.transaction(async tx => {
    await tx.run(sql`
      update golden_questions g set ran_version = null from divisions d
      where d.id = g.division_id and g.ran_version is not null and exists (
        select from files f where f.division_id = d.id and f.status = 'ready' and ${isLeftOut}
          and day_of(f.company_id, g.ran_at) <= f.valid_until and g.ran_at < ${clock.now()})`);
    const due = await tx.many<{ companyId: string }>(sql`
      select distinct g.company_id as "companyId" from golden_questions g
      join divisions d on d.id = g.division_id and d.status = 'open'
      left join division_versions v on v.division_id = g.division_id
      where g.ran_version is distinct from coalesce(v.version, 0)
        and not ${isEnqueued(sql`'run_golden:' || g.company_id`)}`);
    for (const { companyId } of due)
      await enqueue(tx, "run_golden", { companyId }, { key: `run_golden:${companyId}` });
  });
}
