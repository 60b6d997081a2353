-- Selling on account: an order is invoiced at once and paid by bank transfer.
alter table checkouts
  add payment text not null default 'stripe' check (payment in ('stripe', 'account')),
  drop constraint checkouts_state_check,
  -- invoiced: ordered on account and not paid yet
  add constraint checkouts_state_check
    check (state in ('open', 'waiting', 'paid', 'failed', 'expired', 'refunded', 'invoiced'));
-- A company has one unpaid order on account: a double click and a second tab find it.
create unique index checkouts_invoiced on checkouts (company_id) where state = 'invoiced';

alter table subscriptions
  drop constraint subscriptions_plan_check,
  -- granted: started by an administrator, without an order
  add constraint subscriptions_plan_check
    check (plan in ('monthly', 'yearly', 'days_30', 'days_365', 'granted')),
  -- The order on account that it was started for.
  add order_id uuid unique references checkouts on delete cascade,
  -- Why an administrator started it; null if it was paid before.
  add reason text;

-- Paid in advance, a plan's days are not known yet when its invoice is issued (§ 14 (5) UStG).
alter table invoices
  alter delivered_from drop not null,
  alter delivered_to drop not null,
  add constraint invoices_delivered_check check ((delivered_from is null) = (delivered_to is null)),
  drop constraint invoices_tax_kind_check,
  -- oss: the rate of the consumer's member state, declared by the one-stop shop
  add constraint invoices_tax_kind_check
    check (tax_kind in ('standard', 'small_business', 'reverse_charge', 'export', 'oss'));

-- A payment that was noted wrongly stays: an entry against it says why.
alter table invoice_payments
  add reason text,
  add corrects_id uuid unique references invoice_payments;

create function keep_payment() returns trigger language plpgsql as $$
begin
  raise exception 'payments of invoices are neither changed nor deleted' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_payment before update or delete on invoice_payments
  for each row execute function keep_payment();

-- What the EU's register (VIES) answered about a VAT id. Kept as proof, also after the company has gone.
create table vat_checks (
  id uuid primary key,
  company_id uuid references companies on delete set null,
  vat_id text not null,
  -- unknown: the register, or that of the member state, did not answer
  state text not null check (state in ('valid', 'invalid', 'unknown')),
  -- The consultation number of the request, if the operator has a VAT id of its own.
  request_number text,
  checked_at timestamptz not null
);
create index on vat_checks (company_id, vat_id, checked_at);
