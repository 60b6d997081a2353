import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { settings } from "~/env";

/** On whose behalf a model is called. */
export type Caller = {
  companyId: string;
  /** Null for replies to mails, which have no asking user. */
  userId: string | null;
  /** The divisions that are searched. */
  divisionIds: string[];
};

export type Call = Caller & {
  purpose: "answer" | "check" | "reply" | "trial" | "embed" | "rewrite" | "name";
  payer: "company" | "operator";
  /** Provider/model. */
  model: string;
  /** The most that it can cost, in millionths of a euro; 0 without a price. */
  reserved: number;
};

type MonthRow = { division_id: string | null; user_id: string | null; cost: number; cents: number | null };

/** A cent in millionths of a euro. */
const microsPerCent = 10_000;

/** The order in which every statement locks the rows of a month that a call counts in. */
export const lockOrder = sql`order by division_id nulls first, user_id nulls first`;

/**
 * Records a call and reserves its highest cost in the month of the company, of each division and of the user. One
 * statement, because it delays the first words: each call sees its own reservation after all before it, so concurrent
 * questions never exceed a budget together. A trial is recorded without checking budgets.
 * @returns the call's id; null if it exceeds a budget, which is recorded once a month and budget
 */
export async function openCall(db: Db, call: Call): Promise<string | null> {
  const id = newId();
  if (call.reserved === 0) {
    await db.run(sql`with ${recordCall(id, call)} select 1 from searched`);
    return id;
  }
  const rows = await db.many<MonthRow>(sql`
    with ${recordCall(id, call)}, scopes as (${scopesOf(call)}), counted as (
      insert into model_months as m (company_id, month, payer, division_id, user_id, cost)
      select ${call.companyId}, (select month from place), ${call.payer}, division_id, user_id, ${call.reserved}::bigint
      from scopes ${lockOrder}
      on conflict (company_id, month, payer, division_id, user_id) do update set cost = m.cost + excluded.cost
      returning division_id, user_id, cost)
    select c.division_id, c.user_id, c.cost, (
      select b.cents from model_budgets b
      where b.company_id = ${call.companyId} and b.division_id is not distinct from c.division_id
        and (b.scope = case when c.division_id is not null then 'division' when c.user_id is not null then 'user' else 'company' end)
        and (b.user_id = c.user_id or b.user_id is null)
      order by b.user_id nulls last limit 1) as cents
    from counted c`);
  const exceeded = rows.filter(row => row.cost > limitCents(call, row) * microsPerCent);
  if (call.purpose === "trial" || exceeded.length === 0) return id;
  await cancelReservation(db, id, call, exceeded);
  return null;
}

/** Deletes a call that exceeds budgets, takes its reservation back, and marks these budgets as used up. */
async function cancelReservation(db: Db, id: string, call: Call, exceeded: MonthRow[]): Promise<void> {
  const scopes = JSON.stringify(exceeded.map(({ division_id, user_id }) => ({ division_id, user_id })));
  await db.run(sql`
    with deleted as (delete from model_calls where id = ${id} and outcome = 'open' returning company_id, day), scopes as (
      select s.division_id, s.user_id, exists (
        select from json_to_recordset(${scopes}::json) as x(division_id uuid, user_id uuid)
        where x.division_id is not distinct from s.division_id and x.user_id is not distinct from s.user_id) as "full"
      from (${scopesOf(call)}) s)
    insert into model_months as m (company_id, month, payer, division_id, user_id, cost, used_up_at)
    select company_id, date_trunc('month', day)::date, ${call.payer}, division_id, user_id, -${call.reserved}::bigint,
      case when "full" then ${clock.now()}::timestamptz end
    from scopes, deleted ${lockOrder}
    on conflict (company_id, month, payer, division_id, user_id) do update set cost = m.cost + excluded.cost,
      used_up_at = coalesce(m.used_up_at, excluded.used_up_at)`);
}

/** The limit of a month in cents. Budgets apply to the company's own key, the operator's limit to the operator's key. */
function limitCents({ payer }: Call, { division_id, user_id, cents }: MonthRow): number {
  if (payer === "company") return cents ?? Number.POSITIVE_INFINITY;
  const euros = settings().AI_COMPANY_BUDGET;
  return division_id || user_id || euros === undefined ? Number.POSITIVE_INFINITY : euros * 100;
}

const localDay = ({ companyId }: Call): Sql =>
  sql`select (${clock.now()}::timestamptz at time zone time_zone)::date from companies where id = ${companyId}`;
const monthOf = (call: Call): Sql => sql`select date_trunc('month', (${localDay(call)}))::date`;

function scopesOf({ payer, divisionIds, userId }: Call): Sql {
  if (payer === "operator") return sql`select null::uuid as division_id, null::uuid as user_id`;
  return sql`
    select null::uuid as division_id, null::uuid as user_id
    union all select d, null from unnest(${divisionIds}::uuid[]) d
    union all select null, ${userId}::uuid where ${userId}::uuid is not null`;
}

/** SQL: the CTEs that insert the call and its divisions. */
function recordCall(id: string, call: Call): Sql {
  return sql`
    place as (select (${localDay(call)}) as day, (${monthOf(call)}) as month),
    inserted as (
      insert into model_calls (id, company_id, user_id, purpose, payer, model, day, reserved, created_at)
      select ${id}, ${call.companyId}, ${call.userId}, ${call.purpose}, ${call.payer}, ${call.model}, day, ${call.reserved}, ${clock.now()}
      from place returning id),
    searched as (
      insert into model_call_divisions (call_id, division_id)
      select ${id}::uuid, d from unnest(${call.divisionIds}::uuid[]) d, inserted returning call_id)`;
}
