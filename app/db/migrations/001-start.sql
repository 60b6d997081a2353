-- Everything that the way from an empty folder to an answered question needs.
-- Ids are UUIDv7 made in TypeScript; times are instants; secrets are sealed before they come here.

create table companies (
  id uuid primary key,
  name text not null,
  country text not null default 'DE',
  time_zone text not null default 'Europe/Berlin',
  public_code text not null unique,
  created_at timestamptz not null
);

-- What a company has bought. A row with ends_at null runs until it is cancelled.
create table subscriptions (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  plan text not null check (plan in ('monthly', 'yearly', 'days_30', 'days_365')),
  starts_at timestamptz not null,
  ends_at timestamptz
);
create index on subscriptions (company_id);

create table roles (
  id uuid primary key,
  key text unique,                    -- set for the six built-in roles, null for own roles
  name text not null,
  access text not null check (access in ('admin', 'user', 'employee', 'analysis')),
  permissions jsonb not null          -- [{ subject, actions: ["read", …] }]
);

create table users (
  id uuid primary key,
  company_id uuid references companies on delete cascade,   -- null: operator's people and public users
  role_id uuid not null references roles,
  email text not null,
  email_key text not null unique,     -- lower case, NFKC: what sign-in compares
  first_name text not null,
  last_name text not null,
  phone text,
  language text not null default 'de' check (language in ('de', 'en', 'fr', 'ar')),
  country text not null default 'DE',
  time_zone text not null default 'Europe/Berlin',
  password_hash text,
  status text not null check (status in ('invited', 'unverified', 'active', 'suspended')),
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null
);
create index on users (company_id);

-- One row a token generation: a refresh makes a successor in the same family.
create table sessions (
  id uuid primary key,
  family_id uuid not null,
  user_id uuid not null references users on delete cascade,
  access_hash bytea not null unique,
  refresh_hash bytea not null unique,
  access_until timestamptz not null,
  refresh_until timestamptz not null,
  seen_at timestamptz,                -- null until its tokens were used once
  successor_id uuid,                  -- set when this one was refreshed
  retired_at timestamptz,             -- set when the successor has been seen
  user_agent text,
  created_at timestamptz not null
);
create index on sessions (family_id);
create index on sessions (user_id);

-- Failed sign-ins only, by account and by address; the wait grows with them.
create table sign_in_failures (
  key text not null,                  -- 'account:<hash>' or 'address:<prefix>'
  at timestamptz not null
);
create index on sign_in_failures (key, at);

create table divisions (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  description text not null default '',
  notes text not null default '',     -- shown under Instructions in a chat
  status text not null default 'open' check (status in ('open', 'deleting')),
  version integer not null default 1,
  created_at timestamptz not null,
  unique (id, company_id)
);
create unique index divisions_name on divisions (company_id, lower(name)) where status = 'open';

create table division_members (
  division_id uuid not null references divisions on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (division_id, user_id)
);
create index on division_members (user_id);

-- A checked upload waiting for its form to be complete; swept after an hour.
create table staged_uploads (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('docx', 'pdf')),
  name text not null,
  bytes bigint not null,
  sha256 bytea not null,
  storage_key text not null unique,
  expires_at timestamptz not null
);

create table files (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  kind text not null check (kind in ('docx', 'pdf')),
  name text not null,                 -- for display only, never a path
  bytes bigint not null,
  sha256 bytea not null,
  storage_key text not null unique,
  status text not null check (status in ('queued', 'reading', 'indexing', 'ready', 'failed', 'deleting')),
  reason text,                        -- a code of contract/errors when failed
  pages_total integer,
  pages_read integer not null default 0,
  passages integer not null default 0,
  language text,
  attempts integer not null default 0,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null,
  ready_at timestamptz,
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade
);
create index on files (division_id);
create index on files (company_id, created_at);
create unique index files_once on files (division_id, sha256) where status <> 'deleting';

-- A page of a .pdf, or a section under one heading path of a .docx.
create table pages (
  id uuid primary key,
  file_id uuid not null references files on delete cascade,
  ordinal integer not null,
  number integer,                     -- page number; null for .docx
  heading text,                       -- heading path, ' › ' between levels; null where there is none
  text text not null,
  unique (file_id, ordinal)
);

create table passages (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  file_id uuid not null references files on delete cascade,
  page_id uuid not null references pages on delete cascade,
  ordinal integer not null,
  language text not null,
  start_offset integer not null,      -- UTF-16 offsets into pages.text
  end_offset integer not null,
  text text not null,
  terms bytea not null,               -- stems and their counts, as domain/retrieval packs them
  unique (file_id, ordinal)
);
create index on passages (division_id, file_id);

-- Moves with every change of a division's passages, so that an index in memory knows that it is old.
create table division_versions (
  division_id uuid primary key references divisions on delete cascade,
  version bigint not null default 1
);

create table chats (
  id uuid primary key,
  company_id uuid references companies on delete cascade,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  visibility text not null check (visibility in ('private', 'public')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on chats (owner_id, updated_at);
create index on chats (visibility) where visibility = 'public';

create table chat_divisions (
  chat_id uuid not null references chats on delete cascade,
  division_id uuid not null references divisions on delete cascade,
  primary key (chat_id, division_id)
);
create index on chat_divisions (division_id);

-- One asker's thread in a chat.
create table conversations (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  asker_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  unique (chat_id, asker_id)
);

-- A question and its answer. state: waiting → streaming → complete | declined | stopped | interrupted | failed
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  question text not null,
  answer text not null default '',
  state text not null check (state in
    ('waiting', 'streaming', 'complete', 'declined', 'stopped', 'interrupted', 'failed')),
  reason text,                        -- a code of contract/errors when failed
  unsupported jsonb not null default '[]',  -- [[start, end], …] of sentences that no given passage supports
  answerer text not null,             -- 'builtin', or provider/model
  language text not null,             -- the reader's language when it was asked
  process_id uuid,                    -- who is writing it, while streaming
  heartbeat_at timestamptz,
  stop_asked boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index on messages (conversation_id, created_at);
create index on messages (state) where state in ('waiting', 'streaming');

create table citations (
  message_id uuid not null references messages on delete cascade,
  number integer not null,
  file_id uuid references files on delete set null,
  page_id uuid references pages on delete set null,
  file_name text not null,
  page_number integer,
  heading text,
  sentence text not null,
  start_offset integer not null,      -- of the sentence in pages.text
  end_offset integer not null,
  primary key (message_id, number)
);
create index on citations (file_id);
create index on citations (page_id);

create table activities (
  id uuid primary key,
  user_id uuid,
  company_id uuid,
  action text not null,
  endpoint text not null,
  code integer not null,
  request_id text not null,
  at timestamptz not null
);
create index on activities (company_id, at);
create index on activities (at);

-- The answer to a request that may come twice.
create table idempotency_keys (
  user_key text not null,             -- user id, or the visitor's address
  key text not null,
  endpoint text not null,
  input_hash bytea not null,
  status integer,                     -- null while the first one is under way
  body jsonb,
  created_at timestamptz not null,
  primary key (user_key, key)
);
create index on idempotency_keys (created_at);

-- Mails wait here until the operator's server has taken them.
create table mails (
  id uuid primary key,                -- also the Message-ID, so a second try is the same mail
  company_id uuid references companies on delete cascade,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  purpose text not null,
  once_key text unique,               -- one mail for one event, however often its job runs
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  reason text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index on mails (state, created_at);

-- Settings made in the product. Secrets are sealed (AES-256-GCM) and never leave api/v1.
create table settings (
  scope text not null,                -- 'operator', or a company id
  name text not null,
  value jsonb not null,
  sealed bytea,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (scope, name)
);

-- Each running process says that it lives; the others free what the dead held.
create table processes (
  id uuid primary key,
  worker_ids text[] not null default '{}',
  started_at timestamptz not null,
  heartbeat_at timestamptz not null
);
