import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";

const days = 100;

/** Calls a day of each asker, and the division that they search. */
const askers = [
  { email: "employee@kontor.example", division: "Vertrieb", calls: 5 },
  { email: "ayse.kaya@kontor.example", division: "Personal", calls: 4 },
  { email: "lars.thomsen@kontor.example", division: "Arbeitssicherheit", calls: 2 },
  { email: "ines.oelrich@kontor.example", division: "Vertrieb", calls: 3 },
];

/**
 * Adds calls of models over the last hundred days with their cost, and budgets of which about half is spent. One company
 * uses its own key, another one the operator's.
 */
export async function addModelCalls(tx: Db): Promise<void> {
  const now = clock.now();
  const companyId = demoId(history.company);
  const own = askers.map(({ email, division, calls }) => ({
    company: companyId,
    user_id: demoId(email),
    calls,
    payer: "company",
    division: demoId(`${history.company} ${division}`),
  }));
  const guest = {
    company: demoId("Werft Süd GmbH"),
    user_id: demoId("employee@werft.example"),
    calls: 2,
    division: demoId("Werft Süd GmbH Fertigung"),
    payer: "operator",
  };
  // Pseudo-random numbers from hashes, the same on every machine.
  await tx.run(sql`
    with asked as (
      select x.*, d.day, n.n, ('x' || substr(md5(x.user_id::text || d.ago || n.n), 1, 7))::bit(28)::int as chance
      from json_to_recordset(${JSON.stringify([...own, guest])}::json)
        as x(company uuid, user_id uuid, division uuid, calls int, payer text)
      cross join lateral (
        select ago, (${now}::timestamptz at time zone 'Europe/Berlin')::date - ago as day
        from generate_series(0, ${days - 1}) ago) d
      cross join lateral generate_series(1, x.calls) n
      where extract(isodow from d.day) < 6 or n.n = 1
    ), priced as (
      select *, 6000 + chance % 9000 as tokens_in, 200 + chance / 7 % 900 as tokens_out, chance % 5 < 3 as large,
        chance % 61 = 0 as failed, chance % 43 = 0 as estimated
      from asked
    ), inserted as (
      insert into model_calls (id, company_id, user_id, purpose, payer, model, day, reserved, cost, tokens_in, tokens_out,
        estimated, milliseconds, outcome, created_at)
      select overlay(overlay(md5('model call' || user_id::text || day || n) placing '8' from 13) placing 'a' from 17)::uuid, company, user_id,
        case when chance % 9 = 0 then 'reply' else 'answer' end, payer,
        case when large then 'mistral/mistral-large-latest' else 'mistral/mistral-small-latest' end, day, 0,
        case when failed then 0 when large then tokens_in * 2 + tokens_out * 6 else (tokens_in + tokens_out * 3) / 10 end,
        case when failed then 0 else tokens_in end, case when failed then 0 else tokens_out end,
        estimated and not failed, 900 + chance % 4000,
        case when failed then 'provider_busy' else 'complete' end,
        least(${now}::timestamptz, (day + time '09:00' + n * interval '37 minutes') at time zone 'Europe/Berlin')
      from priced returning id, user_id)
    insert into model_call_divisions (call_id, division_id)
    select inserted.id, x.division from inserted
    join json_to_recordset(${JSON.stringify([...own, guest])}::json) as x(user_id uuid, division uuid) using (user_id)`);
  await tx.run(sql`
    insert into model_months (company_id, month, payer, division_id, user_id, cost)
    select c.company_id, date_trunc('month', c.day)::date, c.payer, d.division_id,
      case when grouping(c.user_id) = 0 then c.user_id end, sum(c.cost)
    from model_calls c join model_call_divisions d on d.call_id = c.id
    group by grouping sets (
      (c.company_id, date_trunc('month', c.day), c.payer),
      (c.company_id, date_trunc('month', c.day), c.payer, d.division_id),
      (c.company_id, date_trunc('month', c.day), c.payer, c.user_id))
    having c.payer = 'company' or (grouping(d.division_id) = 1 and grouping(c.user_id) = 1)`);
  for (const division of [null, "Vertrieb"]) await addBudget(tx, companyId, division);
}

/** Adds a budget of twice the cost of this month, in whole euros. */
async function addBudget(tx: Db, companyId: string, division: string | null): Promise<void> {
  const divisionId = division && demoId(`${history.company} ${division}`);
  await tx.run(sql`
    insert into model_budgets (id, company_id, scope, division_id, cents)
    select ${demoId(`model budget ${division}`)}, company_id, ${division ? "division" : "company"}, division_id,
      greatest(100, ceil(cost * 2 / 1000000.0) * 100)
    from model_months
    where company_id = ${companyId} and payer = 'company' and user_id is null
      and month = date_trunc('month', ${clock.now()}::timestamptz at time zone 'Europe/Berlin')::date
      and division_id is not distinct from ${divisionId}::uuid`);
}
