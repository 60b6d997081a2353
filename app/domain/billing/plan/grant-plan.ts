import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";
import { lockPurchases } from "./lock-purchases";

const dayMs = 86_400_000;
/** Chosen: a mistyped year must not grant a plan for a century. */
const maxDays = 5 * 366;

/**
 * Starts a plan for a company without an order, up to and including a day in the company's time zone, and tells it. A
 * plan that was started in this way before ends with the new one, so that a date can be corrected.
 * @throws AppError nothing_to_buy, plan_renews beside a plan that renews itself, form_invalid for a day that is over or
 * more than five years away
 */
export async function grantPlan(
  tx: Db,
  companyId: string,
  { until, reason }: { until: string; reason: string },
): Promise<void> {
  if (settings().APP_MODE !== "lotse") throw new AppError("nothing_to_buy");
  const now = clock.now();
  await lockPurchases(tx, companyId);
  const { endsAt, renews } = await tx.one<{ endsAt: Date; renews: boolean }>(sql`
    select (${until}::date + 1)::timestamp at time zone c.time_zone as "endsAt",
      exists (select from subscriptions s where s.company_id = c.id and s.ends_at is null) as renews
    from companies c where c.id = ${companyId}`);
  if (renews) throw new AppError("plan_renews");
  if (endsAt <= now || endsAt.getTime() > now.getTime() + maxDays * dayMs)
    throw new AppError("form_invalid", { fields: { until: ["plan.until"] } });
  await tx.run(sql`
    update subscriptions set state = 'cancelled', ends_at = ${now}
    where company_id = ${companyId} and plan = 'granted' and ends_at > ${now}`);
  const id = newId();
  await tx.run(sql`
    insert into subscriptions (id, company_id, plan, starts_at, ends_at, reason)
    values (${id}, ${companyId}, 'granted', ${now}, ${endsAt}, ${reason})`);
  await enqueue(tx, "plan_news", { news: "started", companyId, subject: id });
}
