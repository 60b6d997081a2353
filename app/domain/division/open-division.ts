import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { divisionLimit } from "~/domain/plan/division-limit";

/**
 * Opens a division within the caller's transaction, which holds the company until it ends: of many
 * who come at the limit one gets in.
 * @throws AppError division_limit_reached with `limit`, division_name_taken
 */
export async function openDivision(
  tx: Db,
  companyId: string,
  fields: { name: string; description?: string; notes?: string },
): Promise<string> {
  await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
  const { used, limit } = await tx.one<{ used: number; limit: number | null }>(sql`
    select count(*) as used, ${divisionLimit(companyId)} as "limit"
    from divisions where company_id = ${companyId} and status = 'open'`);
  if (limit !== null && used >= limit) throw new AppError("division_limit_reached", { values: { limit } });
  const id = newId();
  const made = await tx.run(sql`
    insert into divisions (id, company_id, name, description, notes, created_at)
    values (${id}, ${companyId}, ${fields.name}, ${fields.description ?? ""}, ${fields.notes ?? ""}, ${clock.now()})
    on conflict (company_id, lower(name)) where status = 'open' do nothing`);
  if (made === 0) throw new AppError("division_name_taken", { values: { name: fields.name } });
  return id;
}
