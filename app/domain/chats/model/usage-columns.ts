import sql, { type Sql } from "sql-template-tag";
import type { UsageTotals } from "~/contract/models";
import { type Columns, selectList } from "~/db/columns";

/** SQL: the columns of {@link UsageTotals}, from model_calls m. Counts running calls once they have ended. */
export const usageColumns = (): Sql =>
  selectList({
    calls: sql`count(*)`,
    failed: sql`count(*) filter (where m.outcome not in ('complete', 'stopped'))`,
    tokensIn: sql`coalesce(sum(m.tokens_in), 0)::bigint`,
    tokensOut: sql`coalesce(sum(m.tokens_out), 0)::bigint`,
    estimated: sql`count(*) filter (where m.estimated)`,
    cost: sql`coalesce(sum(m.cost), 0)::bigint`,
    unpriced: sql`count(*) filter (where m.cost is null)`,
  } satisfies Columns<UsageTotals>);

/** SQL condition on model_calls m: the calls of a month, "2026-11", that have ended. */
export const endedInMonth = (month: string): Sql => sql`
  m.day >= ${`${month}-01`}::date and m.day < ${`${month}-01`}::date + interval '1 month' and m.outcome <> 'open'`;
