import sql from "sql-template-tag";
import type Stripe from "stripe";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isMissing } from "~/integrations/stripe/client";
import { chargeState } from "./charge-state";
import { boughtDays, stackDays } from "./stack-days";

/** Products bought once: refunds and disputes end them, a dispute that is won restores them. */
export async function settleDays(tx: Db, client: Stripe, companyId: string): Promise<void> {
  for (const { id, providerId, startsAt, state: before } of await boughtDays(tx, companyId)) {
    if (!providerId) continue;
    const state = await stateAtStripe(client, providerId, before);
    if (state === before) continue;
    await tx.run(sql`
      update subscriptions set state = ${state}, ends_at = ${state === "active" ? startsAt : clock.now()}
      where id = ${id}`);
  }
  await stackDays(tx, companyId);
}

async function stateAtStripe(client: Stripe, providerId: string, before: string): Promise<string> {
  const intent = await client.paymentIntents
    .retrieve(providerId, { expand: ["latest_charge"] })
    .catch(error => {
      if (!isMissing(error)) throw error;
    });
  const charge = intent?.latest_charge;
  return charge && typeof charge === "object" ? chargeState(client, charge) : before;
}
