-- Requests to read the questions of another person, which a company can allow by setting: with a reason, approved by a
-- second person, for a limited time. chat_id null: all chats of the person with questions between the two days.
create table chat_inspections (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  owner_id uuid not null references users on delete cascade,
  chat_id uuid references chats on delete cascade,
  from_day date not null,
  until_day date not null,
  reason text not null,
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null,
  -- waiting → approved | refused; an approved one ends by its time, or before
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'ended')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  ends_at timestamptz,
  check (from_day <= until_day),
  check (owner_id <> requested_by),
  check (decided_by is null or (decided_by <> requested_by and decided_by <> owner_id))
);
create index on chat_inspections (company_id, requested_at);
create index on chat_inspections (owner_id, decided_at);
create index on chat_inspections (requested_by);
create index on chat_inspections (chat_id);
create index on chat_inspections (decided_by);

-- Each time that somebody had a chat open by such a request.
create table chat_inspection_openings (
  id uuid primary key,
  inspection_id uuid not null references chat_inspections on delete cascade,
  chat_id uuid references chats on delete set null,
  at timestamptz not null
);
create index on chat_inspection_openings (inspection_id, at);
create index on chat_inspection_openings (chat_id);
