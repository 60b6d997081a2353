import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { PlanCharge } from "./stripe-invoices";
import type { Returned, StripeState } from "./stripe-state";

/** The refunds and chargebacks of one payment, oldest first; `sourceKey` is that of its invoice. */
export type Reversal = Returned & { sourceKey: string };

/** What was refunded or charged back of what a company has paid. */
export async function readReversals(
  tx: Db,
  companyId: string,
  charges: PlanCharge[],
  returned: StripeState["returned"],
): Promise<Reversal[]> {
  const sources = new Map(charges.flatMap(({ intent, sourceKey }) => (intent ? [[intent, sourceKey]] : [])));
  const orders = await tx.many<{ intent: string; id: string }>(sql`
    select provider_id as intent, id from checkouts
    where company_id = ${companyId} and state = 'paid' and starts_with(provider_id, 'pi_')`);
  for (const { intent, id } of orders) sources.set(intent, `order ${id}`);
  return [...returned].flatMap(([intent, refundsAndDisputes]) => {
    const sourceKey = sources.get(intent);
    return sourceKey ? [{ sourceKey, ...refundsAndDisputes }] : [];
  });
}
