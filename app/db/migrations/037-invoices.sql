-- Customers of the operator have a number, which their invoices show.
create sequence customer_numbers start 10001;
alter table companies
  add customer_number integer not null unique default nextval('customer_numbers'),
  add billing_email text;
alter sequence customer_numbers owned by companies.customer_number;

-- The last number of each year. The row is locked by the transaction that inserts the invoice, so that a rollback leaves
-- no gap, as a sequence would.
create table invoice_counters (
  year integer primary key,
  last integer not null
);

-- Issued invoices: both parties, lines and sums as they were on that day. Never changed or deleted.
create table invoices (
  id uuid primary key,
  company_id uuid references companies on delete set null,
  number text not null unique,        -- '2026-0131'
  kind text not null check (kind in ('invoice', 'cancellation')),
  cancels_id uuid unique references invoices,
  source_key text not null unique,    -- the event that it was issued for, such as a payment; one invoice for each
  issued_on date not null,
  delivered_from date not null,
  delivered_to date not null,
  due_on date not null,
  language text not null,
  currency text not null default 'EUR',
  tax_kind text not null check (tax_kind in ('standard', 'small_business', 'reverse_charge', 'export')),
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,               -- [{ designation, description, quantity, unit, unitPriceCents, taxRate, netCents }]
  taxes jsonb not null,               -- [{ rate, netCents, taxCents }]
  net_cents bigint not null,
  tax_cents bigint not null,
  gross_cents bigint not null,
  issued_at timestamptz not null,
  check (net_cents + tax_cents = gross_cents),
  check ((kind = 'cancellation') = (cancels_id is not null))
);
create index on invoices (company_id, issued_on);
create index on invoices (issued_on, number);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  -- Only the reference to a company that no longer exists may go.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'company_id' = to_jsonb(old) - 'company_id'
     and (new.company_id is null or new.company_id = old.company_id) then
    return new;
  end if;
  raise exception 'issued invoices are neither changed nor deleted' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_invoice before update or delete on invoices for each row execute function keep_invoice();

-- Payments, also returned ones (negative).
create table invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  cents bigint not null check (cents <> 0),
  paid_on date not null,
  source_key text unique,             -- the provider's payment; null where it was noted by hand
  created_at timestamptz not null
);
create index on invoice_payments (invoice_id);
