import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { cancelRenewing, findRenewing } from "~/domain/billing/payment/own-subscription";
import { hashOf } from "~/domain/core/secret/tokens";

async function findLink(db: Db, token: string) {
  const declaration = await db.maybe<{ id: string; companyId: string; company: string; open: boolean }>(sql`
    select d.id, c.id as "companyId", c.name as company, d.state = 'open' as open
    from contract_declarations d join companies c on c.id = d.company_id
    where d.token_hash = ${hashOf(token)} and d.token_until > ${clock.now()}`);
  if (!declaration) throw new AppError("link_invalid");
  // A declaration that is settled otherwise has no token.
  if (!declaration.open) throw new AppError("link_used");
  return declaration;
}

/** What a mailed link cancels. @throws AppError link_used; link_invalid if it is unknown or expired */
export async function readDeclarationLink(db: Db, token: string) {
  const { companyId, company } = await findLink(db, token);
  const plan = await findRenewing(db, companyId);
  if (!plan) throw new AppError("link_invalid");
  return { company, plan: plan.plan, endsAt: plan.periodEndsAt };
}

/**
 * Carries a cancellation out: the plan ends with its paid period.
 * @throws AppError link_used, link_invalid, payment_unreachable; the link stays good then
 */
export async function confirmDeclaration(db: Db, token: string): Promise<void> {
  const { id, companyId } = await findLink(db, token);
  const plan = await findRenewing(db, companyId);
  if (!plan) throw new AppError("link_invalid");
  await cancelRenewing(db, companyId);
  await db.run(sql`
    update contract_declarations set state = 'carried_out', ended_at = ${plan.periodEndsAt},
      settled_at = ${clock.now()}, version = version + 1
    where id = ${id} and state = 'open'`);
}
