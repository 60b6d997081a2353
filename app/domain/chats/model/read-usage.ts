import sql from "sql-template-tag";
import type { ModelUsage, OperatorUsage, UsageTotals } from "~/contract/models";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { endedInMonth, usageColumns } from "./usage-columns";

const maxMonths = 13;

/** Reads what the actor's company used in a month, by default the current one. @throws AppError forbidden */
export async function readUsage(
  db: Db,
  actor: Actor,
  query: { month?: string | undefined },
): Promise<ModelUsage> {
  const companyId = ownCompany(actor);
  const { now } = await db.one<{ now: string }>(sql`
    select to_char(${clock.now()}::timestamptz at time zone time_zone, 'YYYY-MM') as now from companies where id = ${companyId}`);
  const month = query.month ?? now;
  const own = sql`m.company_id = ${companyId} and ${endedInMonth(month)}`;
  // Calls that the operator pays for show tokens only: its prices are not the company's.
  const from = sql`(
    select id, company_id, payer, model, day, tokens_in, tokens_out, estimated, outcome,
           case payer when 'company' then cost else 0 end as cost
    from model_calls) m where ${own}`;
  const [totals, days, models, months] = await Promise.all([
    db.one<UsageTotals>(sql`select ${usageColumns()} from ${from}`),
    db.many<ModelUsage["days"][number]>(
      sql`select m.day, ${usageColumns()} from ${from} group by m.day order by m.day`,
    ),
    db.many<ModelUsage["models"][number]>(sql`
      select m.model, m.payer, ${usageColumns()} from ${from} group by m.model, m.payer
      order by sum(m.cost) desc, count(*) desc, m.model`),
    monthsOf(db, sql`company_id = ${companyId}`),
  ]);
  return { month, months: [...new Set([now, ...months])], totals, days, models };
}

/** Reads what companies used with the operator's key in a month, by default the actor's current one. */
export async function readOperatorUsage(
  db: Db,
  { timeZone }: Pick<Actor, "timeZone">,
  query: { month?: string | undefined },
): Promise<OperatorUsage> {
  const { now } = await db.one<{ now: string }>(sql`
    select to_char(${clock.now()}::timestamptz at time zone ${timeZone}::text, 'YYYY-MM') as now`);
  const month = query.month ?? now;
  const [companies, months] = await Promise.all([
    db.many<OperatorUsage["companies"][number]>(sql`
      select c.id, c.name, ${usageColumns()} from model_calls m join companies c on c.id = m.company_id
      where m.payer = 'operator' and ${endedInMonth(month)} group by c.id, c.name
      order by sum(m.cost) desc nulls last, c.name collate natural_order limit 200`),
    monthsOf(db, sql`payer = 'operator'`),
  ]);
  return { month, months: [...new Set([now, ...months])], companies };
}

async function monthsOf(db: Db, which: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await db.many<{ month: string }>(sql`
    select to_char(day, 'YYYY-MM') as month from model_calls where ${which}
    group by 1 order by 1 desc limit ${maxMonths}`);
  return rows.map(({ month }) => month);
}
