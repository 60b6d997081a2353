import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockOrder } from "./open-call";
import type { Tokens } from "./price-tokens";

export type CallResult = {
  /** 'complete', 'stopped', or a code of contract/errors. */
  outcome: string;
  tokens: Tokens;
  estimated: boolean;
  /** Millionths of a euro; null without a price. */
  cost: number | null;
  milliseconds: number;
};

/** Stores how a call ended, and replaces its reservation by its cost. Does nothing for a call that has ended. */
export async function settleCall(db: Db, id: string, result: CallResult): Promise<void> {
  await db.run(sql`
    with call as (
      update model_calls set outcome = ${result.outcome}, tokens_in = ${result.tokens.in}, tokens_out = ${result.tokens.out},
        estimated = ${result.estimated}, cost = ${result.cost}, milliseconds = ${Math.round(result.milliseconds)}
      where id = ${id} and outcome = 'open' returning *)
    ${correctMonths()}`);
}

/** A call lasts three minutes at most: after ten its process has died. */
const lostAfterMinutes = 10;

/** Ends calls whose process died. Their reservation stays spent, because the provider may have answered. */
export async function endLostCalls(db: Db): Promise<void> {
  await db.run(sql`
    update model_calls set outcome = 'lost', cost = nullif(reserved, 0), tokens_in = 0, tokens_out = 0, estimated = true
    where outcome = 'open' and created_at < ${clock.now()}::timestamptz - ${lostAfterMinutes} * interval '1 minute'`);
}

/** SQL: corrects the months of the rows of `call` by the difference; locks in the order of `openCall`. */
function correctMonths(): Sql {
  return sql`
    insert into model_months as m (company_id, month, payer, division_id, user_id, cost)
    select company_id, date_trunc('month', day)::date, payer, division_id, user_id, difference
    from (
      select company_id, day, payer, null::uuid as division_id, null::uuid as user_id, coalesce(cost, 0) - reserved as difference from call
      union all
      select c.company_id, c.day, c.payer, d.division_id, null, coalesce(c.cost, 0) - c.reserved
      from call c join model_call_divisions d on d.call_id = c.id where c.payer = 'company'
      union all
      select company_id, day, payer, null, user_id, coalesce(cost, 0) - reserved
      from call where payer = 'company' and user_id is not null) scopes
    where difference <> 0
    ${lockOrder}
    on conflict (company_id, month, payer, division_id, user_id) do update set cost = greatest(m.cost + excluded.cost, 0)`;
}
