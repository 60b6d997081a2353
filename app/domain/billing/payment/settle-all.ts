import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { stripe } from "~/integrations/stripe/client";
import { settleCompany } from "./settle-company";

const keptDays = 90;

/** Compares every paying company with Stripe, so that changes without an event are applied within a day. */
export async function settleAll(db: Db): Promise<void> {
  if (!stripe()) return;
  const companies = await db.many<{ id: string }>(
    sql`select id from companies where payment_customer_id is not null order by id`,
  );
  for (const { id } of companies) {
    await settleCompany(db, id).catch(error => console.warn(`payment: ${id}: ${(error as Error).message}`));
  }
  const old = new Date(clock.now().getTime() - keptDays * 86_400_000);
  await db.run(sql`delete from payment_events where received_at < ${old}`);
}
