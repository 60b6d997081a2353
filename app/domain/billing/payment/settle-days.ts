import sql from "sql-template-tag";
import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";

type Bought = { id: string; providerId: string; startsAt: Date; days: number; state: string };

const day = 86_400_000;
/** How long refunds and disputes of a payment are looked for; banks allow disputes for 120 days. */
const watchedDays = 400;

/**
 * Products bought once: refunds and disputes end them, and the days of the others add up, one after the other, whatever
 * the order in which they became known.
 */
export async function settleDays(tx: Db, client: Stripe, companyId: string): Promise<void> {
  const now = clock.now();
  const rows = await tx.many<Bought>(sql`
    select id, provider_id as "providerId", starts_at as "startsAt", days, state from subscriptions
    where company_id = ${companyId} and days is not null and provider_id is not null
      and starts_at > ${new Date(now.getTime() - watchedDays * day)}
    order by starts_at, id`);
  if (rows.length === 0) return;
  for (const row of rows) {
    const state = await stateAtStripe(client, row);
    if (state === row.state) continue;
    row.state = state;
    await tx.run(sql`
      update subscriptions set state = ${state}, ends_at = ${state === "active" ? row.startsAt : now}
      where id = ${row.id}`);
  }
  let end = await endOfOthers(tx, companyId, rows[0]!.startsAt);
  for (const row of rows.filter(({ state }) => state === "active")) {
    end = new Date(Math.max(row.startsAt.getTime(), end) + row.days * day).getTime();
    await tx.run(sql`update subscriptions set ends_at = ${new Date(end)} where id = ${row.id}`);
  }
}

async function stateAtStripe(client: Stripe, row: Bought): Promise<string> {
  const intent = await client.paymentIntents
    .retrieve(row.providerId, { expand: ["latest_charge"] })
    .catch(error => {
      if (!isMissing(error)) throw error;
    });
  const charge = intent?.latest_charge;
  if (!charge || typeof charge !== "object") return row.state;
  return charge.refunded ? "refunded" : charge.disputed ? "disputed" : "active";
}

/** The end of the plan of another kind that was active when the first product was bought. */
async function endOfOthers(tx: Db, companyId: string, at: Date): Promise<number> {
  const other = await tx.one<{ until: Date | null }>(sql`
    select max(ends_at) as until from subscriptions
    where company_id = ${companyId} and days is null and starts_at <= ${at} and ends_at > ${at}`);
  return other.until?.getTime() ?? 0;
}
