-- Stripe is asked outside of transactions, so that a slow answer holds no connection and no lock. What it said is applied
-- only if nothing else was applied since it was begun to be asked: each settling of a company takes a number, and the
-- number of the one that was applied last is kept.
create table settlings (
  company_id uuid primary key references companies on delete cascade,
  begun bigint not null,
  applied bigint not null default 0
);
-- Why a paid order is to be given back: stored before Stripe is asked to, so that a crash in between loses nothing.
alter table checkouts add column refund_due text check (refund_due in ('amount', 'duplicate'));
