import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { BudgetFields, BudgetScope } from "~/contract/model-fields";
import type { Budget } from "~/contract/models";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { personName } from "~/domain/core/actor/person-name";

/** Lists the budgets of the actor's company with what is spent of them this month. @throws AppError forbidden */
export async function listBudgets(db: Db, actor: Actor): Promise<Budget[]> {
  const companyId = ownCompany(actor);
  return db.many<Budget>(sql`
    select b.id, b.scope, coalesce(b.division_id, b.user_id) as of, b.cents,
      coalesce(d.name, (select ${personName} from users u where u.id = b.user_id)) collate natural_order as name,
      coalesce(m.spent, 0)::bigint as spent, coalesce(m.used_up, false) as "usedUp"
    from model_budgets b join companies c on c.id = b.company_id left join divisions d on d.id = b.division_id
    left join lateral (
      select max(m.cost) as spent, bool_or(m.used_up_at is not null or m.cost >= b.cents * 10000::bigint) as used_up
      from model_months m
      where m.company_id = b.company_id and m.payer = 'company'
        and m.month = date_trunc('month', ${clock.now()}::timestamptz at time zone c.time_zone)::date
        and m.division_id is not distinct from b.division_id
        and case when b.scope = 'user' and b.user_id is null
          then m.user_id is not null and not exists (
            select from model_budgets own where own.company_id = b.company_id and own.user_id = m.user_id)
          else m.user_id is not distinct from b.user_id end) m on true
    where b.company_id = ${companyId}
    order by array_position(array['company', 'division', 'user'], b.scope), name nulls first`);
}

/**
 * Sets a budget of the actor's company, from the next question on.
 * @throws AppError forbidden, not_found (a division or user of others)
 */
export async function setBudget(
  db: Db,
  actor: Actor,
  { of, amount }: z.output<typeof BudgetFields>,
): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  const [scope, id = null] = of.split(":") as [BudgetScope, string?];
  const divisionId = scope === "division" ? id : null;
  const userId = scope === "user" ? id : null;
  await db.transaction(async tx => {
    const company = await tx.maybe(sql`
      select 1 from companies c where c.id = ${companyId} and c.closed_at is null
        and (${divisionId}::uuid is null or exists (
          select from divisions where id = ${divisionId} and company_id = c.id and status = 'open'))
        and (${userId}::uuid is null or exists (select from users where id = ${userId} and company_id = c.id))
      for share`);
    if (!company) throw new AppError("not_found");
    await tx.run(sql`
      insert into model_budgets (id, company_id, scope, division_id, user_id, cents)
      values (${newId()}, ${companyId}, ${scope}, ${divisionId}, ${userId}, ${amount})
      on conflict (company_id, scope, division_id, user_id) do update set cents = excluded.cents`);
    // The new budget may suffice: the next refusal notifies again.
    await tx.run(sql`
      update model_months set used_up_at = null
      where company_id = ${companyId} and payer = 'company' and used_up_at is not null
        and division_id is not distinct from ${divisionId}
        and case when ${scope} = 'user' and ${userId}::uuid is null then user_id is not null
          else user_id is not distinct from ${userId} end`);
  });
  return {};
}

/** Deletes a budget of the actor's company. @throws AppError forbidden, not_found */
export async function removeBudget(
  db: Db,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const removed = await db.run(sql`
    delete from model_budgets where id = ${id} and company_id = ${ownCompany(actor)}`);
  if (removed === 0) throw new AppError("not_found");
  return {};
}
