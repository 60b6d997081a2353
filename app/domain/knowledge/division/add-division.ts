import sql from "sql-template-tag";
import type { DivisionInput } from "~/contract/division-fields";
import type { Division } from "~/contract/divisions";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { divisionLimit } from "~/domain/billing/plan/division-limit";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { divisionFields } from "./division-rows";
import { readDivision } from "./read-division";

/** Adds a division without files and members. @throws AppError those of {@link insertDivision} */
export async function addDivision(db: Db, actor: Actor, fields: DivisionInput): Promise<Division> {
  return db.transaction(async tx =>
    readDivision(tx, actor, await insertDivision(tx, ownCompany(actor), fields)),
  );
}

/**
 * Adds a division within the caller's transaction and returns its id. Locks the company until the transaction ends, so
 * that concurrent requests do not exceed the limit.
 * @throws AppError division_limit_reached with `limit`, division_name_taken
 */
export async function insertDivision(tx: Db, companyId: string, fields: DivisionInput): Promise<string> {
  await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
  const { used, limit } = await tx.one<{ used: number; limit: number | null }>(sql`
    select count(*) as used, ${divisionLimit(companyId)} as "limit"
    from divisions where company_id = ${companyId} and status = 'open'`);
  if (limit !== null && used >= limit) throw new AppError("division_limit_reached", { values: { limit } });
  const id = newId();
  const added = await tx.run(sql`
    insert into divisions (id, company_id, created_at, ${columnNames(divisionFields)})
    values (${id}, ${companyId}, ${clock.now()}, ${columnValues(divisionFields, fields)})
    on conflict (company_id, lower(name)) where status = 'open' do nothing`);
  if (added === 0) throw new AppError("division_name_taken", { values: { name: fields.name } });
  return id;
}
