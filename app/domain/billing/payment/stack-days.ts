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

/** The products bought once that still count, oldest first. */
export const boughtDays = (tx: Db, companyId: string) =>
  tx.many<Bought>(sql`
    select id, provider_id as "providerId", starts_at as "startsAt", days, state from subscriptions
    where company_id = ${companyId} and days is not null
      and starts_at > ${new Date(clock.now().getTime() - watchedDays * dayMs)}
    order by starts_at, id`);

/** Places the days of one-off purchases one after the other. The result does not depend on the order of their events. */
export async function stackDays(tx: Db, companyId: string): Promise<void> {
  const rows = await boughtDays(tx, companyId);
  if (rows.length === 0) return;
  let end = await endOfOthers(tx, companyId, rows[0]!.startsAt);
  for (const row of rows.filter(({ state }) => state === "active")) {
    end = Math.max(row.startsAt.getTime(), end) + row.days * dayMs;
    await tx.run(sql`update subscriptions set ends_at = ${new Date(end)} where id = ${row.id}`);
  }
}

/** The end of the plan of another kind that was active when the first product was bought. */
async function endOfOthers(tx: Db, companyId: string, at: Date): Promise<number> {
  const other = await tx.one<{ until: Date | null }>(sql`
    select max(ends_at) as until from subscriptions
    where company_id = ${companyId} and days is null and starts_at <= ${at} and ends_at > ${at}`);
  return other.until?.getTime() ?? 0;
}
