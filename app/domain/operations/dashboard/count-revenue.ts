import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
import type { Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";
import { stepsOf } from "./counted-days";

/** What was invoiced by step of a span and by designation, net, corrections taken off; the most first. */
export async function countRevenue(
  db: Db,
  span: Span,
): Promise<NonNullable<InstallationDashboard["revenue"]>> {
  const rows = await db.many<{ day: string; designation: string; cents: number }>(sql`
    select i.issued_on as day, l->>'designation' as designation, sum((l->>'netCents')::bigint)::bigint as cents
    from invoices i cross join jsonb_array_elements(i.lines) l
    where i.issued_on between ${span.from} and ${span.to} group by 1, 2`);
  const { starts, placeOf } = stepsOf(span);
  const byDesignation = new Map<string, number[]>();
  for (const { day, designation, cents } of rows) {
    const steps = byDesignation.get(designation) ?? starts.map(() => 0);
    const place = placeOf(day);
    steps[place] = (steps[place] ?? 0) + cents;
    byDesignation.set(designation, steps);
  }
  const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
  return [...byDesignation]
    .map(([designation, cents]) => ({ designation, cents }))
    .sort((a, b) => sum(b.cents) - sum(a.cents));
}
