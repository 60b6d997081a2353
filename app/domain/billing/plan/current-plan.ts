import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import { settings } from "~/env";

/** SQL expression (text): the company's current plan; null without one, and where the build variant sells none. */
export function currentPlan(companyId: Sql): Sql {
  if (settings().APP_MODE !== "lotse") return sql`null::text`;
  const now = clock.now();
  return sql`(
    select s.plan from subscriptions s
    where s.company_id = ${companyId} and s.starts_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
    order by s.ends_at desc nulls first limit 1)`;
}

/** SQL expression (timestamptz): when the company's last plan ends by itself; null while one renews or has no end. */
export function planEnd(companyId: Sql): Sql {
  return sql`(
    select max(s.ends_at) from subscriptions s where s.company_id = ${companyId}
    and not exists (select from subscriptions where company_id = ${companyId} and ends_at is null))`;
}

/** SQL expression (boolean): whether a plan of the company renews itself at the payment provider. */
export function planRenews(companyId: Sql): Sql {
  return sql`exists (
    select from subscriptions s
    where s.company_id = ${companyId} and s.provider_id is not null and s.days is null and s.ends_at is null
      and not s.cancel_at_period_end)`;
}
