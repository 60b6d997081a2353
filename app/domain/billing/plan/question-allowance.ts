import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { questionsAMonth } from "~/contract/question-allowance";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { runsPlan } from "~/domain/billing/plan/running-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { settings } from "~/env";

type Asker = Pick<Actor, "companyId">;

const limited = () => settings().APP_MODE === "lotse";
/** The current month in the company's time zone. */
const month = (): Sql => sql`to_char(${clock.now()}::timestamptz at time zone c.time_zone, 'YYYY-MM')`;

/**
 * SQL: CTEs that count one question of the actor's company; the last one, `allowance (allowed)`, tells whether the
 * limit permits it. Public users have no company and are not counted. Questions of one company are serialised until
 * the end of the transaction.
 */
export function countingQuestion({ companyId }: Asker): Sql {
  if (!limited() || !companyId) return sql`allowance as (select true as allowed)`;
  return sql`
    company as (
      select c.id, ${month()} as month, ${runsPlan(companyId)} as free from companies c where c.id = ${companyId}
    ), counted as (
      insert into question_counts as q (company_id, month, questions)
      select id, month, 1 from company where not free
      on conflict (company_id, month) do update set questions = q.questions + 1
      where q.questions < ${questionsAMonth} returning 1
    ), allowance as (select free or exists (select from counted) as allowed from company)`;
}

/**
 * Counts one question of the actor's company. Call it within the transaction that stores the question.
 * @throws AppError question_limit_reached with `values.limit`
 */
export async function countQuestion(tx: Db, asker: Asker): Promise<void> {
  const row = await tx.maybe<{ allowed: boolean }>(
    sql`with ${countingQuestion(asker)} select allowed from allowance`,
  );
  if (!row?.allowed) throw questionLimitReached();
}

/** The error when {@link countingQuestion} does not permit the question. */
export function questionLimitReached(): AppError {
  return new AppError("question_limit_reached", { values: { limit: questionsAMonth } });
}

/** Remaining questions of the actor's company this month; null without a limit. */
export async function questionsLeft(db: Db, { companyId }: Asker): Promise<number | null> {
  if (!limited() || !companyId) return null;
  const row = await db.maybe<{ left: number }>(sql`
    select ${questionsAMonth}::int - coalesce((
      select q.questions from question_counts q where q.company_id = c.id and q.month = ${month()}), 0) as left
    from companies c where c.id = ${companyId} and not ${runsPlan(companyId)}`);
  return row ? Math.max(0, row.left) : null;
}
