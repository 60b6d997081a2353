import sql from "sql-template-tag";
import { questionsAMonth } from "~/contract/question-allowance";
import type { Limits } from "~/contract/system";
import type { Db } from "~/db/connection";
import { divisionLimit } from "~/domain/billing/plan/division-limit";
import { employeeLimit, employeesUsed } from "~/domain/billing/plan/employee-limit";
import { runsPlan } from "~/domain/billing/plan/running-plan";
import { settings } from "~/env";

/** The limits of this build, and the number of companies that have reached them. */
export async function readLimits(db: Db): Promise<Limits> {
  const env = settings();
  const id = sql`c.id`;
  const companies = await db.one<Limits["companies"]>(sql`
    select count(*) as all, count(*) filter (where ${runsPlan(id)}) as "withPlan",
           count(*) filter (where (select count(*) from divisions d where d.company_id = c.id and d.status = 'open')
                                  >= ${divisionLimit(id)}) as "fullDivisions",
           count(*) filter (where ${employeesUsed(id)} >= ${employeeLimit(id)}) as "fullEmployees"
    from companies c`);
  const changes = await db.many<Limits["changes"][number]>(sql`
    select name, before, value, host, noticed_at as "noticedAt" from (
      select id, name, value, host, noticed_at, lag(value) over (partition by name order by id) as before
      from limit_changes) all_of_them
    where before is not null order by id desc limit 20`);
  return {
    changes,
    mode: env.APP_MODE,
    divisions: env.DIVISION_LIMIT,
    employees: env.EMPLOYEE_LIMIT,
    smtp: env.SMTP_LIMIT,
    emailSettings: Number(env.EMAIL_SETTINGS_LIMIT),
    questions: env.APP_MODE === "lotse" ? questionsAMonth : null,
    uploadMb: env.UPLOAD_LIMIT_MB,
    activityDays: env.ACTIVITY_DAYS,
    revealUnknownEmail: env.REVEAL_UNKNOWN_EMAIL,
    companies,
  };
}
