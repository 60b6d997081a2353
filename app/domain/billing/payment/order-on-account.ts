import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import type { Actor } from "~/domain/core/actor/actor";
import type { PlanKind, Price } from "./prices";
import { taxOn } from "./tax-percent";

/** The company's order on account that is not paid yet. */
export const findInvoiced = (tx: Db, companyId: string) =>
  tx.maybe<{ id: string; plan: PlanKind }>(
    sql`select id, plan from checkouts where company_id = ${companyId} and state = 'invoiced'`,
  );

/**
 * Orders a plan that is paid by bank transfer: its invoice is issued in the same transaction, and the plan begins when
 * the payment is noted, or when an administrator starts it. The caller has locked the company's purchases.
 * @throws AppError order_needs_address if the law demands the company's address, payment_not_set_up if it demands
 * details of the operator
 */
export async function orderOnAccount(
  tx: Db,
  actor: Actor,
  companyId: string,
  { plan, priceId, netCents }: Price,
  percent: number,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  // A session at Stripe that is still open is closed when payments are settled next.
  await tx.run(
    sql`update checkouts set state = 'expired' where company_id = ${companyId} and state = 'open'`,
  );
  await tx.run(sql`
    insert into checkouts (id, company_id, user_id, plan, payment, price_id, net_cents, tax_percent, total_cents, state,
      terms_accepted_at, created_at)
    values (${id}, ${companyId}, ${actor.id}, ${plan}, 'account', ${priceId}, ${netCents}, ${percent},
      ${netCents + taxOn(netCents, percent)}, 'invoiced', ${now}, ${now})`);
  const line = { designation: `plan.${plan}`, description: "", quantity: 1, unit: "piece" };
  await issueInvoice(tx, {
    companyId,
    sourceKey: `order ${id}`,
    deliveredFrom: null,
    deliveredTo: null,
    lines: [{ ...line, unitPriceCents: netCents }],
  }).catch(error => {
    if (!(error instanceof AppError && error.code === "invoice_incomplete")) throw error;
    const theirs = String(error.data.values?.missing).includes("buyer.");
    throw new AppError(theirs ? "order_needs_address" : "payment_not_set_up");
  });
  return id;
}
