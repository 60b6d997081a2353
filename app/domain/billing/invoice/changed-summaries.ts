import sql from "sql-template-tag";

/** SQL: ids of invoices whose summary differs from what the invoice, its payments, corrections and reminders say. */
export const changedSummaries = sql`
  select i.id from invoices i left join invoice_summaries s on s.invoice_id = i.id
    left join (select invoice_id, sum(cents) as cents from invoice_payments group by 1) y on y.invoice_id = i.id
    left join (select corrects_id, sum(gross_cents) as cents from invoices group by 1) x on x.corrects_id = i.id
    left join invoices c on c.cancels_id = i.id
    left join (select invoice_id, max(level) as level from invoice_reminders group by 1) r on r.invoice_id = i.id
  where (s.company_id, s.number, s.kind, s.issued_on, s.due_on, s.net_cents, s.tax_cents, s.gross_cents, s.customer,
      s.due_cents, s.paid_cents, s.cancelled, s.reminded)
    is distinct from (i.company_id, i.number, i.kind, i.issued_on, i.due_on, i.net_cents, i.tax_cents, i.gross_cents,
      coalesce(i.buyer ->> 'name', ''), i.gross_cents + coalesce(x.cents, 0), coalesce(y.cents, 0), c.id is not null,
      coalesce(r.level, 0)::smallint)`;

/** SQL: months and rates ("2026-11 19") whose sums differ from those of the invoices. */
export const changedMonths = sql`
  select coalesce(m.month, x.month) || ' ' || coalesce(m.rate, x.rate) as id
  from invoice_months m full join (
    select to_char(i.issued_on, 'YYYY-MM') as month, (t ->> 'rate')::numeric as rate,
      sum((t ->> 'netCents')::bigint) as net, sum((t ->> 'taxCents')::bigint) as tax, count(*) as invoices
    from invoices i, jsonb_array_elements(i.taxes) t group by 1, 2) x on x.month = m.month and x.rate = m.rate
  where (m.net_cents, m.tax_cents, m.invoices) is distinct from (x.net, x.tax, x.invoices)`;
