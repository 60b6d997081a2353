-- Reminders of overdue invoices: each level once, whatever asks for it and however often.
create table invoice_reminders (
  invoice_id uuid not null references invoices,
  level smallint not null check (level between 1 and 3),
  reminded_at timestamptz not null,
  primary key (invoice_id, level)
);
