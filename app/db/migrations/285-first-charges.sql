-- The payment at Stripe of a renewing plan's first charge, by the plan's id there. Payments of invoices are never changed, and
-- that of an order names the plan, whose page at Stripe neither shows nor refunds the charge. It outlives the company.
create table first_charges (
  provider_id text primary key,
  payment_id text not null
);
