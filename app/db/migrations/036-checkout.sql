-- Buying: orders, what Stripe told us, and the state of what was bought.
alter table companies add payment_customer_id text unique;

alter table subscriptions
  -- Stripe's id of the subscription or, for a product bought once, of its payment; null for plans started by hand.
  add provider_id text unique,
  add state text not null default 'active'
    check (state in ('active', 'past_due', 'cancelled', 'refunded', 'disputed')),
  -- It ends with the paid period. Then ends_at is set too.
  add cancel_at_period_end boolean not null default false,
  -- The end of the paid period: the day of the next charge, while ends_at is null.
  add period_ends_at timestamptz,
  -- The days of a product bought once: bought again, they add up.
  add days integer check (days > 0);

-- An order. Its id is the idempotency key of what it makes at Stripe.
create table checkouts (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  user_id uuid references users on delete set null,
  plan text not null check (plan in ('monthly', 'yearly', 'days_30', 'days_365')),
  price_id text not null,
  net_cents bigint not null check (net_cents >= 0),
  tax_percent numeric(5, 2) not null,
  total_cents bigint not null check (total_cents >= net_cents),
  -- refunded: paid beside another plan, and given back
  state text not null default 'open' check (state in ('open', 'waiting', 'paid', 'failed', 'expired', 'refunded')),
  session_id text unique,
  session_url text,
  -- The subscription, or the payment of a product bought once.
  provider_id text,
  -- Why it failed, as a code of Stripe.
  reason text,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
-- A company has one open order: a double click and a second tab find it.
create unique index checkouts_open on checkouts (company_id) where state = 'open';
create index on checkouts (company_id);
create index on checkouts (user_id);

-- Stripe's events by their own id, so that each is handled once.
create table payment_events (
  id text primary key,
  type text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index on payment_events (received_at);
