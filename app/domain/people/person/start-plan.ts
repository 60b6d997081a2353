import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { GrantFields } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import { grantPlan } from "~/domain/billing/plan/grant-plan";

/**
 * Starts a plan for the company of a data manager.
 * @throws AppError not_found for others, and those of {@link grantPlan}
 */
export function startPlan(db: Db, { id, ...grant }: GrantFields & { id: string }): Promise<Named> {
  return db.transaction(async tx => {
    const company = await tx.maybe<{ id: string; name: string }>(sql`
      select c.id, c.name from users u join roles r on r.id = u.role_id and r.access = 'user'
      join companies c on c.id = u.company_id where u.id = ${id}`);
    if (!company) throw new AppError("not_found");
    await grantPlan(tx, company.id, grant);
    return company;
  });
}
