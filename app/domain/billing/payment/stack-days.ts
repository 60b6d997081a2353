import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { PlanKind } from "./prices";

const dayMs = 86_400_000;

/** How many days a product that is bought once grants; undefined for plans that renew. */
export const grantedDays: Partial<Record<PlanKind, number>> = { days_30: 30, days_365: 365 };

/** How long refunds and disputes of a payment are looked for; banks allow disputes for 120 days. */
const watchedDays = 400;

type Bought = { id: string; providerId: string | null; startsAt: Date; days: number; state: string };

/** The products bought once whose payments are still watched, oldest first. */
export const boughtDays = (tx: Db, companyId: string) =>
  tx.many<Bought>(sql`
    select id, provider_id as "providerId", starts_at as "startsAt", days, state from subscriptions
    where company_id = ${companyId} and days is not null
      and starts_at > ${new Date(clock.now().getTime() - watchedDays * dayMs)}
    order by starts_at, id`);

type Placed = Pick<Bought, "id" | "startsAt" | "days"> & { otherEnd: Date | null };

/**
 * Places the days of one-off purchases one after the other, and after the plan of another kind that ran when they were
 * bought. All that a company ever bought are placed: each depends on those before it, however long ago. The result does
 * not depend on the order of their events.
 */
export async function stackDays(tx: Db, companyId: string): Promise<void> {
  const rows = await tx.many<Placed>(sql`
    select s.id, s.starts_at as "startsAt", s.days, (
      select max(o.ends_at) from subscriptions o
      where o.company_id = s.company_id and o.days is null and o.starts_at <= s.starts_at and o.ends_at > s.starts_at
    ) as "otherEnd"
    from subscriptions s where s.company_id = ${companyId} and s.days is not null and s.state = 'active'
    order by s.starts_at, s.id`);
  let end = 0;
  for (const { id, startsAt, days, otherEnd } of rows) {
    end = Math.max(startsAt.getTime(), end, otherEnd?.getTime() ?? 0) + days * dayMs;
    await tx.run(sql`update subscriptions set ends_at = ${new Date(end)} where id = ${id}`);
  }
}
