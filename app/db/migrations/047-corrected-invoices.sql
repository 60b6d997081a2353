-- A refund of a part is a correction: an invoice of its own with the refunded part as negative lines. An invoice has one
-- cancellation at most, and as many corrections as there were refunds.
alter table invoices drop constraint invoices_kind_check;
alter table invoices drop constraint invoices_check1;
alter table invoices add constraint invoices_kind_check check (kind in ('invoice', 'cancellation', 'correction'));
alter table invoices add constraint invoices_cancels_check check ((kind = 'cancellation') = (cancels_id is not null));
alter table invoices add corrects_id uuid references invoices;
alter table invoices add constraint invoices_corrects_check check ((kind = 'correction') = (corrects_id is not null));
create index on invoices (corrects_id);

-- The address as fields. The text before stays until a data manager has confirmed the fields.
alter table companies
  add street text,
  add house_number text,
  add postcode text,
  add city text,
  -- What the buyer wants on each invoice: the Leitweg-ID of an authority, or a reference of its own.
  add buyer_reference text;
