-- What people declared about their contracts without signing in: cancellations (§ 312k BGB) and withdrawals. Kept as
-- they were received; the link proves whose address it is, and the operator settles what no link has settled.
create table contract_declarations (
  id uuid primary key,
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  extraordinary boolean not null default false,
  reason text not null default '',
  name text not null,
  contract text not null,
  email text not null,
  ends_on date,                       -- null: as early as possible
  language text not null,
  received_at timestamptz not null,
  -- The company whose data manager has this address.
  company_id uuid references companies on delete set null,
  token_hash bytea unique,
  token_until timestamptz,
  state text not null default 'open' check (state in ('open', 'carried_out', 'settled')),
  ended_at timestamptz,               -- when the contract ends or ended, once it is known
  note text not null default '',
  settled_by uuid references users on delete set null,
  settled_at timestamptz,
  version integer not null default 1
);
create index on contract_declarations (company_id);
create index on contract_declarations (settled_by);
create index on contract_declarations (state, received_at);
