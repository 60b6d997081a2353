-- What lists show of an invoice, in narrow rows: invoices hold both parties and all lines, and are never updated. Kept by
-- the triggers below, in the transaction that issues, pays, corrects or reminds.
create table invoice_summaries (
  invoice_id uuid primary key references invoices,
  company_id uuid references companies on delete set null,
  -- The order of numbers, since "2026-10000" follows "2026-9999".
  place bigint not null,
  number text not null,
  kind text not null,
  customer text not null,
  customer_number text not null,
  issued_on date not null,
  due_on date not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  gross_cents bigint not null,
  -- Its tax rate; null for several, whose amounts the invoice has.
  rate numeric,
  -- What is to be paid after corrections, and what was paid.
  due_cents bigint not null,
  paid_cents bigint not null default 0,
  cancelled boolean not null default false,
  -- The level of the last reminder.
  reminded smallint not null default 0,
  -- Its state but for the day: what is open or part paid after its due date is overdue.
  settled text not null generated always as (case
    when kind <> 'invoice' then 'paid'
    when cancelled or (due_cents = 0 and gross_cents > 0) then 'cancelled'
    when paid_cents >= due_cents then 'paid'
    when paid_cents > 0 then 'part_paid'
    else 'open' end) stored,
  search text not null generated always as (lower(number || chr(10) || customer || chr(10) || customer_number)) stored
);
create index on invoice_summaries (place, invoice_id);
create index on invoice_summaries (issued_on, place, invoice_id);
create index on invoice_summaries (due_on, place, invoice_id);
create index on invoice_summaries (gross_cents, place, invoice_id);
create index on invoice_summaries (settled, place, due_on);
create index on invoice_summaries (company_id, place);

-- Net amounts and tax of all invoices by month ('YYYY-MM') and rate. An issue holds the lock of its year's counter, so
-- that these rows are locked in one order.
create table invoice_months (
  month text not null,
  rate numeric not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  -- How many invoices have amounts of this rate.
  invoices integer not null,
  primary key (month, rate)
);

create function summarise_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_summaries (invoice_id, company_id, place, number, kind, customer, customer_number, issued_on, due_on,
    net_cents, tax_cents, gross_cents, rate, due_cents)
  select i.id, i.company_id, left(i.number, 4)::bigint * 1000000000 + coalesce(nullif(substr(i.number, 6), '')::bigint, 0),
    i.number, i.kind, coalesce(i.buyer ->> 'name', ''), coalesce(i.buyer ->> 'customerNumber', ''), i.issued_on, i.due_on,
    i.net_cents, i.tax_cents, i.gross_cents,
    case when jsonb_array_length(i.taxes) = 1 then (i.taxes -> 0 ->> 'rate')::numeric end, i.gross_cents
  from added i;
  update invoice_summaries s set cancelled = true from added i where s.invoice_id = i.cancels_id;
  update invoice_summaries s set due_cents = s.due_cents + x.cents
  from (select corrects_id, sum(gross_cents) as cents from added where corrects_id is not null group by 1) x
  where s.invoice_id = x.corrects_id;
  insert into invoice_months as m (month, rate, net_cents, tax_cents, invoices)
  select to_char(i.issued_on, 'YYYY-MM'), (x ->> 'rate')::numeric, sum((x ->> 'netCents')::bigint), sum((x ->> 'taxCents')::bigint),
    count(*)
  from added i, jsonb_array_elements(i.taxes) x group by 1, 2 order by 1, 2
  on conflict (month, rate) do update
    set net_cents = m.net_cents + excluded.net_cents, tax_cents = m.tax_cents + excluded.tax_cents,
      invoices = m.invoices + excluded.invoices;
  return null;
end $$;
create trigger summarise_invoices after insert on invoices referencing new table as added
  for each statement execute function summarise_invoices();

create function summarise_payments() returns trigger language plpgsql as $$
begin
  update invoice_summaries s set paid_cents = s.paid_cents + x.cents
  from (select invoice_id, sum(cents) as cents from added group by 1) x where s.invoice_id = x.invoice_id;
  return null;
end $$;
create trigger summarise_payments after insert on invoice_payments referencing new table as added
  for each statement execute function summarise_payments();

create function summarise_reminders() returns trigger language plpgsql as $$
begin
  update invoice_summaries s
  set reminded = coalesce((select max(r.level) from invoice_reminders r where r.invoice_id = s.invoice_id), 0)
  where s.invoice_id in (select invoice_id from changed);
  return null;
end $$;
create trigger summarise_reminders after insert on invoice_reminders referencing new table as changed
  for each statement execute function summarise_reminders();
create trigger summarise_removed_reminders after delete on invoice_reminders referencing old table as changed
  for each statement execute function summarise_reminders();

insert into invoice_summaries (invoice_id, company_id, place, number, kind, customer, customer_number, issued_on, due_on,
  net_cents, tax_cents, gross_cents, rate, due_cents, paid_cents, cancelled, reminded)
select i.id, i.company_id, left(i.number, 4)::bigint * 1000000000 + coalesce(nullif(substr(i.number, 6), '')::bigint, 0),
  i.number, i.kind, coalesce(i.buyer ->> 'name', ''), coalesce(i.buyer ->> 'customerNumber', ''), i.issued_on, i.due_on,
  i.net_cents, i.tax_cents, i.gross_cents,
  case when jsonb_array_length(i.taxes) = 1 then (i.taxes -> 0 ->> 'rate')::numeric end,
  i.gross_cents + coalesce((select sum(x.gross_cents) from invoices x where x.corrects_id = i.id), 0),
  coalesce((select sum(y.cents) from invoice_payments y where y.invoice_id = i.id), 0),
  exists (select from invoices x where x.cancels_id = i.id),
  coalesce((select max(r.level) from invoice_reminders r where r.invoice_id = i.id), 0)
from invoices i;
insert into invoice_months (month, rate, net_cents, tax_cents, invoices)
select to_char(i.issued_on, 'YYYY-MM'), (x ->> 'rate')::numeric, sum((x ->> 'netCents')::bigint), sum((x ->> 'taxCents')::bigint),
  count(*)
from invoices i, jsonb_array_elements(i.taxes) x group by 1, 2;
