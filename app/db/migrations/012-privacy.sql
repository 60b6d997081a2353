-- Somebody leaves: from erase_at on a job erases them; until then they may think again.
alter table users
  add erase_at timestamptz,
  add unwanted_mails text[] not null default '{}';  -- events of which somebody wants no mail
create index on users (erase_at) where erase_at is not null;

-- Whom a mail is to, also after their address has changed: it goes with them.
alter table mails add user_id uuid references users on delete cascade;
update mails m set user_id = u.id from users u where u.email_key = lower(m.to_address);
create index on mails (user_id);

-- A picture of somebody; its bytes lie in the storage.
create table avatars (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('png', 'jpeg', 'webp')),
  bytes bigint not null,
  storage_key text not null unique
);

-- Somebody's data as a .zip. state: waiting → working → ready | failed
create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'working', 'ready', 'failed')),
  reason text,                        -- a code of contract/errors when failed
  storage_key text unique,            -- while ready
  bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz              -- when ready: seven days later the bytes are gone
);
create unique index exports_one_at_a_time on exports (user_id) where state in ('waiting', 'working');
create index on exports (user_id, created_at);

-- A company whose last data manager has gone: its bytes go with a job, the row last.
alter table companies add column if not exists closed_at timestamptz;

-- The company's number at WhatsApp, where it is not its data manager's.
alter table companies add whatsapp_number text;
