import type { Db } from "~/db/connection";
import { cancelRenewing, findRenewing } from "~/domain/billing/payment/own-subscription";
import { readCompanyEnd } from "./notify-company-end";

/**
 * Cancels the renewing plan of a company whose deletion is planned: who asks for it wants to pay no more (§ 133 BGB), also
 * within the grace period. A company that is kept after all has the paid time left, and can take the cancellation back.
 * @throws AppError payment_unreachable
 */
export async function cancelPlanAtEnd(db: Db, companyId: string): Promise<void> {
  if (!(await readCompanyEnd(db, companyId))) return;
  const plan = await findRenewing(db, companyId);
  if (plan && !plan.ending) await cancelRenewing(db, companyId);
}
