import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { reminderLevels } from "~/contract/invoice-fields";
import type { Db } from "~/db/connection";
import { today } from "~/domain/billing/invoice/german-day";
import { disputed, invoicesWithSummary, settledOf } from "~/domain/billing/invoice/invoices-sql";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { remindInvoice } from "./remind-invoice";

/** The rest follows with the next run. */
const batchSize = 200;

/**
 * Reminds of overdue invoices, where the operator has set after how many days: the first time so many days after the
 * invoice was due, then so many days after the reminder before.
 */
export async function remindOverdue(db: Db): Promise<void> {
  const days = Number((await readSetting(db, operatorDetails, operatorScope))?.value.reminder_days || 0);
  if (!(days > 0)) return;
  const due = await db.many<{ id: string; level: number }>(sql`
    select i.id, s.reminded + 1 as level
    from ${invoicesWithSummary} left join lateral (
      select (max(x.reminded_at) at time zone 'Europe/Berlin')::date as day
      from invoice_reminders x where x.invoice_id = i.id) r on true
    where s.company_id is not null and s.reminded < ${reminderLevels} and ${settledOf("overdue")}
      and coalesce(r.day, s.due_on) + ${days}::int <= ${today()}::date
      and not ${disputed}
      and exists (select from users u join roles o on o.id = u.role_id and o.access = 'user'
        where u.company_id = i.company_id and u.status = 'active')
    order by i.due_on, i.id limit ${batchSize}`);
  for (const one of due)
    await remindInvoice(db, one).catch(error => {
      // Paid, reminded or deleted meanwhile.
      if (!(error instanceof AppError)) throw error;
    });
}
