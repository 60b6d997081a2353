-- A second factor beside the password: a seed in an app, and ten codes for the day when the app is lost.
create table two_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_seed bytea not null,
  last_step bigint not null,          -- the 30-second step of the code that was accepted last: none is accepted twice
  created_at timestamptz not null
);

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  code_hash text not null             -- hashed as passwords are; the row goes when its code is used
);
create index on recovery_codes (user_id);

-- When somebody last showed that it is them, by signing in or by saying so again: the same for a whole family.
alter table sessions add confirmed_at timestamptz;

-- A code by mail, for accounts without a password: one at a time, for ten minutes and a few tries.
create table mailed_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
