import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { ChargeState } from "./charge-state";
import { boughtDays, stackDays } from "./stack-days";

/** Products bought once: refunds and disputes end them, and a dispute that is won restores them. */
export async function settleDays(
  tx: Db,
  companyId: string,
  payments: Map<string, ChargeState>,
): Promise<void> {
  for (const { id, providerId, startsAt, state: before } of await boughtDays(tx, companyId)) {
    if (!providerId) continue;
    const charged = payments.get(providerId);
    const state = charged?.state === "lost" ? "disputed" : (charged?.state ?? before);
    if (state === before) continue;
    await tx.run(sql`
      update subscriptions set state = ${state}, ends_at = ${state === "active" ? startsAt : clock.now()}
      where id = ${id}`);
  }
  await stackDays(tx, companyId);
}
