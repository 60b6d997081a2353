import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { PlanKind } from "./prices";

export type UnsettledOrder = {
  id: string;
  plan: PlanKind;
  state: "open" | "waiting" | "expired";
  sessionId: string;
  totalCents: number;
  /** Why it is to be given back, once that is decided. */
  refundDue: "amount" | "duplicate" | null;
};

/** How long the session of a cancelled order is still checked for payments. */
const lateDays = 3;

/** A company's orders at Stripe that are not settled yet, oldest first. */
export function unsettledOrders(db: Db, companyId: string): Promise<UnsettledOrder[]> {
  const late = new Date(clock.now().getTime() - lateDays * 86_400_000);
  return db.many<UnsettledOrder>(sql`
    select id, plan, state, session_id as "sessionId", total_cents as "totalCents", refund_due as "refundDue"
    from checkouts
    where company_id = ${companyId} and session_id is not null
      and (state in ('open', 'waiting') or (state = 'expired' and created_at > ${late} and settled_at is null))
    order by created_at, id`);
}
