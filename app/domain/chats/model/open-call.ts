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

type Counted = { division_id: string | null; user_id: string | null; cost: number; cents: number | null };

/** A cent in millionths of a euro. */
const perCent = 10_000;

/** The rows of a month that a call counts in, in the order in which every statement locks them. */
const inOrder = sql`order by division_id nulls first, user_id nulls first`;

/**
 * Notes a call and reserves what it can cost at most, in the month of the company, of each division and of the user. One
 * statement, because it delays the first words: each call sees its own reservation after all before it, so questions
 * at the same moment never exceed a budget together.
 * @param limited false notes without asking budgets
 * @returns the call's id; null when a budget has no room for it, which is remembered once a month and budget
 */
export async function openCall(db: Db, call: Call, limited = true): Promise<string | null> {
  const id = newId();
  if (call.reserved === 0) {
    await db.run(sql`with ${recorded(id, call)} select 1 from searched`);
    return id;
  }
  const rows = await db.many<Counted>(sql`
    with ${recorded(id, call)}, scopes as (${scopesOf(call)}), counted as (
      insert into model_months as m (company_id, month, payer, division_id, user_id, cost)
      select ${call.companyId}, (select month from place), ${call.payer}, division_id, user_id, ${call.reserved}::bigint
      from scopes ${inOrder}
      on conflict (company_id, month, payer, division_id, user_id) do update set cost = m.cost + excluded.cost
      returning division_id, user_id, cost)
    select c.division_id, c.user_id, c.cost, (
      select b.cents from model_budgets b
      where b.company_id = ${call.companyId} and b.division_id is not distinct from c.division_id
        and (b.scope = case when c.division_id is not null then 'division' when c.user_id is not null then 'user' else 'company' end)
        and (b.user_id = c.user_id or b.user_id is null)
      order by b.user_id nulls last limit 1) as cents
    from counted c`);
  const full = limited ? rows.filter(row => row.cost > limitOf(call, row) * perCent) : [];
  if (full.length === 0) return id;
  await takeBack(db, id, call, full);
  return null;
}

/** Takes a reservation back that did not fit, and remembers the budgets that had no room for it. */
async function takeBack(db: Db, id: string, call: Call, full: Counted[]): Promise<void> {
  const places = JSON.stringify(full.map(({ division_id, user_id }) => ({ division_id, user_id })));
  await db.run(sql`
    with gone as (delete from model_calls where id = ${id} and outcome = 'open' returning company_id, day), scopes as (
      select s.division_id, s.user_id, exists (
        select from json_to_recordset(${places}::json) as x(division_id uuid, user_id uuid)
        where x.division_id is not distinct from s.division_id and x.user_id is not distinct from s.user_id) as "full"
      from (${scopesOf(call)}) s)
    insert into model_months as m (company_id, month, payer, division_id, user_id, cost, used_up_at)
    select company_id, date_trunc('month', day)::date, ${call.payer}, division_id, user_id, -${call.reserved}::bigint,
      case when "full" then ${clock.now()}::timestamptz end
    from scopes, gone ${inOrder}
    on conflict (company_id, month, payer, division_id, user_id) do update set cost = m.cost + excluded.cost,
      used_up_at = coalesce(m.used_up_at, excluded.used_up_at)`);
}

/** The company's budgets are about its own key; with the operator's key the operator's limit holds. */
function limitOf({ payer }: Call, { division_id, user_id, cents }: Counted): number {
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

/** The CTEs that write the call and its divisions. */
function recorded(id: string, call: Call): Sql {
  return sql`
    place as (select (${localDay(call)}) as day, (${monthOf(call)}) as month),
    noted as (
      insert into model_calls (id, company_id, user_id, purpose, payer, model, day, reserved, created_at)
      select ${id}, ${call.companyId}, ${call.userId}, ${call.purpose}, ${call.payer}, ${call.model}, day, ${call.reserved}, ${clock.now()}
      from place returning id),
    searched as (
      insert into model_call_divisions (call_id, division_id)
      select ${id}::uuid, d from unnest(${call.divisionIds}::uuid[]) d, noted returning call_id)`;
}
