import sql, { type Sql } from "sql-template-tag";
import type { Period } from "~/contract/periods";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** A period of a company: its instants, and the unit of its buckets. */
export type PeriodWindow = {
  companyId: string;
  timeZone: string;
  from: Date;
  to: Date;
  /** The start of the equally long period before. */
  before: Date;
  unit: "day" | "month";
};

const lengths: Record<Period, { unit: "day" | "month"; step: string; whole: string }> = {
  "7d": { unit: "day", step: "6 days", whole: "7 days" },
  "30d": { unit: "day", step: "29 days", whole: "30 days" },
  "90d": { unit: "day", step: "89 days", whole: "90 days" },
  "12m": { unit: "month", step: "11 months", whole: "12 months" },
};

/** The period that ends now; its days and months begin at midnight in the company's time zone. */
export async function periodWindow(db: Db, companyId: string, period: Period): Promise<PeriodWindow> {
  const { unit, step, whole } = lengths[period];
  const now = clock.now();
  const row = await db.one<{ timeZone: string; from: Date; before: Date }>(sql`
    select time_zone as "timeZone", first at time zone time_zone as "from",
           (first - ${whole}::interval) at time zone time_zone as before
    from companies,
         lateral (select date_trunc(${unit}, ${now}::timestamptz at time zone time_zone) - ${step}::interval as first) f
    where id = ${companyId}`);
  return { companyId, ...row, to: now, unit };
}

const finished = sql`m.state not in ('waiting', 'streaming')`;

/**
 * SQL: `from … where …` of the finished questions in a company's own chats, as chats ch, conversations v and
 * messages m. Questions of its people in other companies' public chats count there.
 */
export function questionsIn({ companyId, from, to }: Pick<PeriodWindow, "companyId" | "from" | "to">): Sql {
  return sql`
    from chats ch
    join conversations v on v.chat_id = ch.id
    join messages m on m.conversation_id = v.id and m.created_at >= ${from} and m.created_at <= ${to} and ${finished}
    where ch.company_id = ${companyId}`;
}

/** SQL: the outcome of a question m in the contract's terms. */
export const outcome = sql`
  case m.state when 'complete' then 'answered' when 'declined' then 'declined' else 'ended' end`;
