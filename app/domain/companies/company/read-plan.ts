import sql from "sql-template-tag";
import type { Plan } from "~/contract/plan";
import { questionsAMonth } from "~/contract/question-allowance";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { divisionLimit } from "~/domain/billing/plan/division-limit";
import { employeeLimit, employeesUsed } from "~/domain/billing/plan/employee-limit";
import { emailSettingLimit, emailSettingsUsed, smtpLimit, smtpUsed } from "~/domain/billing/plan/mail-limits";
import { questionsLeft } from "~/domain/billing/plan/question-allowance";
import { quotaOf } from "~/domain/billing/plan/quota-of";
import { runsPlan } from "~/domain/billing/plan/running-plan";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { settings } from "~/env";

type Counted = {
  running: boolean;
  divisions: number;
  divisionLimit: number | null;
  employees: number;
  employeeLimit: number | null;
  asked: number;
  smtp: number;
  smtpLimit: number | null;
  emailSettings: number;
  emailSettingLimit: number | null;
};

/**
 * The plan of the actor's company, its limits and their use. Without a limit, questions are those asked since the
 * month began.
 * @throws AppError forbidden for users without a company
 */
export async function readPlan(db: Db, actor: Actor): Promise<Plan> {
  const company = ownCompany(actor);
  const { APP_MODE, DIVISION_LIMIT, EMPLOYEE_LIMIT, SMTP_LIMIT, EMAIL_SETTINGS_LIMIT } = settings();
  const sells = APP_MODE === "lotse";
  const now = clock.now();
  const [counted, left, latest] = await Promise.all([
    db.one<Counted>(sql`
      select ${runsPlan(company)} as running,
             (select count(*) from divisions d where d.company_id = c.id and d.status = 'open') as divisions,
             ${divisionLimit(company)} as "divisionLimit",
             ${smtpUsed(company)} as smtp, ${smtpLimit(company)} as "smtpLimit",
             ${emailSettingsUsed(company)} as "emailSettings", ${emailSettingLimit(company)} as "emailSettingLimit",
             ${employeesUsed(company)} as employees, ${employeeLimit(company)} as "employeeLimit",
             (select count(*) from users u
              join conversations v on v.asker_id = u.id join messages m on m.conversation_id = v.id
              where u.company_id = c.id and m.created_at >=
                date_trunc('month', ${now}::timestamptz at time zone c.time_zone) at time zone c.time_zone) as asked
      from companies c where c.id = ${company}`),
    questionsLeft(db, actor),
    sells
      ? db.maybe<NonNullable<Plan["latest"]>>(sql`
          select plan, starts_at as since, ends_at as until from subscriptions
          where company_id = ${company} and starts_at <= ${now} order by ends_at desc nulls first limit 1`)
      : undefined,
  ]);
  const { running } = counted;
  const granted = {
    divisions: DIVISION_LIMIT,
    employees: EMPLOYEE_LIMIT,
    smtp: SMTP_LIMIT,
    emailSettings: Number(EMAIL_SETTINGS_LIMIT),
    questions: questionsAMonth,
  };
  return {
    sells,
    running,
    granted,
    latest: latest ?? null,
    divisions: quotaOf(counted.divisions, counted.divisionLimit),
    employees: quotaOf(counted.employees, counted.employeeLimit),
    smtp: quotaOf(counted.smtp, counted.smtpLimit),
    emailSettings: quotaOf(counted.emailSettings, counted.emailSettingLimit),
    questions:
      left === null ? quotaOf(counted.asked, null) : quotaOf(questionsAMonth - left, questionsAMonth),
  };
}
