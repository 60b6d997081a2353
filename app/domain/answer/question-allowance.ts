import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { questionsAMonth } from "~/contract/question-allowance";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { runsPlan } from "~/domain/plan/running-plan";
import type { Actor } from "~/domain/session/actor";
import { settings } from "~/env";

type Asker = Pick<Actor, "companyId">;

const limited = () => settings().APP_MODE === "lotse";
/** The month now, as the company's own calendar has it. */
const month = (): Sql => sql`to_char(${clock.now()}::timestamptz at time zone c.time_zone, 'YYYY-MM')`;

/**
 * Counts one question of the asker's company. Public users have no company and no count.
 * Within the transaction that keeps the question: askers of one company wait for each other here.
 * @throws AppError question_limit_reached with `values.limit`
 */
export async function countQuestion(tx: Db, { companyId }: Asker): Promise<void> {
  if (!limited() || !companyId) return;
  const { counted } = await tx.one<{ counted: boolean }>(sql`
    with company as (
      select c.id, ${month()} as month, ${runsPlan(companyId)} as free from companies c where c.id = ${companyId}
    ), counted as (
      insert into question_counts as q (company_id, month, questions)
      select id, month, 1 from company where not free
      on conflict (company_id, month) do update set questions = q.questions + 1
      where q.questions < ${questionsAMonth} returning 1
    ) select free or exists (select from counted) as counted from company`);
  if (!counted) throw new AppError("question_limit_reached", { values: { limit: questionsAMonth } });
}

/** Questions that the asker's company has left this month; null where nothing limits them. */
export async function questionsLeft(db: Db, { companyId }: Asker): Promise<number | null> {
  if (!limited() || !companyId) return null;
  const row = await db.maybe<{ left: number }>(sql`
    select ${questionsAMonth}::int - coalesce((
      select q.questions from question_counts q where q.company_id = c.id and q.month = ${month()}), 0) as left
    from companies c where c.id = ${companyId} and not ${runsPlan(companyId)}`);
  return row ? Math.max(0, row.left) : null;
}
