import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";

/**
 * Replaces the divisions of which an employee is a member; all or nothing.
 * @throws AppError form_invalid when one of them is not, or no longer, the company's
 */
export async function joinDivisions(
  tx: Db,
  companyId: string,
  userId: string,
  divisionIds: string[],
): Promise<void> {
  const ids = [...new Set(divisionIds)];
  await tx.run(
    sql`delete from division_members where user_id = ${userId} and division_id <> all(${ids}::uuid[])`,
  );
  await tx.run(sql`
    insert into division_members (division_id, user_id)
    select id, ${userId} from divisions
    where id = any(${ids}::uuid[]) and company_id = ${companyId} and status = 'open'
    on conflict do nothing`);
  const { joined } = await tx.one<{ joined: number }>(
    sql`select count(*) as joined from division_members where user_id = ${userId}`,
  );
  if (joined !== ids.length)
    throw new AppError("form_invalid", { fields: { divisionIds: ["employee.division"] } });
}
