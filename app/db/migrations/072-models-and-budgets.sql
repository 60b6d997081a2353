-- Calls of AI models, what they may cost in a month, and providers that keep failing.
create table model_calls (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  user_id uuid references users on delete set null,   -- null: nobody asked, a mail was answered
  purpose text not null check (purpose in ('answer', 'check', 'reply', 'trial')),
  payer text not null check (payer in ('company', 'operator')), -- whose key it was
  model text not null,                                -- provider/model
  day date not null,                                  -- in the company's time zone
  reserved bigint not null,                           -- millionths of a euro that it could cost at most
  cost bigint,                                        -- millionths of a euro; null while it runs, and without a price
  tokens_in integer,
  tokens_out integer,
  estimated boolean not null default false,           -- the provider told no tokens
  milliseconds integer,
  outcome text not null default 'open',               -- complete, stopped, or a code of contract/errors.ts
  created_at timestamptz not null
);
create index on model_calls (company_id, day);
create index on model_calls (payer, day);
create index on model_calls (user_id);
create index on model_calls (created_at) where outcome = 'open';

-- The divisions that were searched for it.
create table model_call_divisions (
  call_id uuid not null references model_calls on delete cascade,
  division_id uuid not null references divisions on delete cascade,
  primary key (call_id, division_id)
);
create index on model_call_divisions (division_id);

-- Money spent and reserved in a month: of the company, of each division and of each user.
create table model_months (
  company_id uuid not null references companies on delete cascade,
  month date not null,
  payer text not null check (payer in ('company', 'operator')),
  division_id uuid references divisions on delete cascade,
  user_id uuid references users on delete cascade,
  cost bigint not null default 0,                     -- millionths of a euro
  used_up_at timestamptz,                             -- when a question first did not fit its budget
  unique nulls not distinct (company_id, month, payer, division_id, user_id)
);
create index on model_months (division_id);
create index on model_months (user_id);

create table model_budgets (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  scope text not null check (scope in ('company', 'division', 'user')),
  division_id uuid references divisions on delete cascade,
  user_id uuid references users on delete cascade,    -- null in scope 'user': everyone without a budget of their own
  cents integer not null check (cents >= 0),          -- a month
  unique nulls not distinct (company_id, scope, division_id, user_id),
  check ((scope = 'division') = (division_id is not null) and (scope = 'user' or user_id is null))
);
create index on model_budgets (division_id);
create index on model_budgets (user_id);

-- Providers that failed several times in a row, by the key and the address that were used.
create table provider_breakers (
  fingerprint bytea primary key,
  company_id uuid references companies on delete cascade, -- null: the operator's key
  failures integer not null,
  reason text not null,                               -- of the last failure
  opened_at timestamptz,                              -- null: fewer failures than open it
  retry_at timestamptz,                               -- from then on one question tries again
  updated_at timestamptz not null
);
create index on provider_breakers (company_id);

-- The model that its owner chose; null: the company's.
alter table chats add model text;
-- Why the built-in answerer stood in for a model.
alter table messages add stand_in text check (stand_in in ('budget', 'breaker'));
