import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { changedMonths, changedSummaries } from "~/domain/billing/invoice/changed-summaries";
import { strandedArchives, strandedDivisions, strandedFiles } from "~/domain/knowledge/file/stranded";
import { type Finding, findings } from "./finding";

/** The sweep runs every ten minutes; what remains for twice as long is not handled by it. */
const sweptWithinMs = 20 * 60_000;

/** Each query selects ids that should not exist. */
function checks(): [what: string, query: Sql][] {
  const overdue = new Date(clock.now().getTime() - sweptWithinMs);
  return [
    [
      "text of a file that is not ready",
      sql`select distinct f.id from pages p join files f on f.id = p.file_id where f.status <> 'ready'
          union select distinct f.id from passages p join files f on f.id = p.file_id where f.status <> 'ready'`,
    ],
    [
      "passage under another file, division or company than its page",
      sql`select s.id from passages s
          left join pages p on p.id = s.page_id left join files f on f.id = s.file_id
          where p.file_id is distinct from s.file_id or f.division_id is distinct from s.division_id
             or f.company_id is distinct from s.company_id`,
    ],
    [
      "ready file whose passages are not the number it says",
      sql`select f.id from files f
          where f.status = 'ready' and f.passages <> (select count(*) from passages where file_id = f.id)`,
    ],
    ["file on its way without a job", sql`select id from (${strandedFiles}) f`],
    ["archive on its way without a job", strandedArchives],
    ["division on its way out without a job", strandedDivisions],
    ["upload long expired", sql`select id from staged_uploads where expires_at < ${overdue}`],
    [
      "request that has neither ended nor been given up",
      sql`select key as id from idempotency_keys where status is null and not done and created_at < ${overdue}`,
    ],
    [
      "division with passages and without a version",
      sql`select distinct s.division_id as id from passages s
          where not exists (select from division_versions v where v.division_id = s.division_id)`,
    ],
    ["invoice whose line in the list does not say what it and its payments say", changedSummaries],
    ["month whose sums are not those of its invoices", changedMonths],
  ];
}

/** Checks the consistency of files, their text and their jobs. */
export async function examineRows(db: Db): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const [what, query] of checks()) {
    const rows = await db.many<{ id: string }>(query);
    all.push(
      ...findings(
        what,
        rows.map(row => row.id),
      ),
    );
  }
  return all;
}
