import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { settledOf } from "~/domain/billing/invoice/invoices-sql";

/** Feedback to the operator that is not settled, and when the oldest was given. */
export function countOpenFeedback(db: Db): Promise<NonNullable<InstallationDashboard["openFeedback"]>> {
  return db.one<NonNullable<InstallationDashboard["openFeedback"]>>(sql`
    select count(*) as count, min(created_at) as since from feedback
    where company_id is null and settled_at is null`);
}

/** Invoices past their day, what is still to be paid for them, and the first of those days. */
export function countOverdue(db: Db): Promise<NonNullable<InstallationDashboard["overdue"]>> {
  return db.one<NonNullable<InstallationDashboard["overdue"]>>(sql`
    select count(*) as count, coalesce(sum(s.due_cents - s.paid_cents), 0)::bigint as cents, min(s.due_on)::text as since
    from invoice_summaries s where ${settledOf("overdue")}`);
}

/** Cancellations and withdrawals that wait for a person, and when the oldest was received. */
export function countOpenDeclarations(db: Db): Promise<NonNullable<InstallationDashboard["declarations"]>> {
  return db.one<NonNullable<InstallationDashboard["declarations"]>>(sql`
    select count(*) as count, min(received_at) as since from contract_declarations where state = 'open'`);
}

/** Companies whose last charge failed, while their plan still runs. */
export function listPastDue(db: Db): Promise<NonNullable<InstallationDashboard["pastDue"]>> {
  return db.many<NonNullable<InstallationDashboard["pastDue"]>[number]>(sql`
    select c.name, min(s.ends_at) as until from subscriptions s join companies c on c.id = s.company_id
    where s.state = 'past_due' and s.ends_at > ${clock.now()} group by c.id order by until, c.id`);
}
