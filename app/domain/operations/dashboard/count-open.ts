import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
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
