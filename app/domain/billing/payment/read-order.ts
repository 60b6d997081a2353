import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Order } from "~/contract/payments";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { settleCompany } from "./settle-company";

/**
 * An order of the actor's company, settled with what Stripe says now; as stored if Stripe cannot be reached.
 * @throws AppError not_found
 */
export async function readOrder(db: Db, actor: Actor, id: string): Promise<Order> {
  const stored = await find(db, actor, id);
  if (stored.state === "paid" || stored.state === "refunded") return stored;
  await settleCompany(db, actor.companyId!).catch(error => {
    if (!(error instanceof AppError)) throw error;
  });
  return find(db, actor, id);
}

async function find(db: Db, { companyId }: Actor, id: string): Promise<Order> {
  const order = await db.maybe<Order>(sql`
    select id, plan, state, total_cents as "totalCents", created_at as "orderedAt",
           case when state = 'open' then session_url end as url
    from checkouts where id = ${id} and company_id = ${companyId}`);
  if (!order) throw new AppError("not_found");
  return order;
}
