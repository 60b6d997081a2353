-- An answer that a company's people have approved for a division: a source of its own, found like a passage of its files.
create table approved_answers (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  passage_id uuid not null unique,     -- changes with the text, so that an index in memory knows that it is old
  wordings text[] not null check (cardinality(wordings) between 1 and 10),
  answer text not null,
  language text not null,
  terms bytea not null,                -- of wordings and answer, as domain/retrieval packs them
  valid_until date not null,           -- the last day
  expires_at timestamptz not null,     -- the end of that day in the company's time zone
  ended_at timestamptz,                -- ended before, or noticed as expired
  approved_by uuid references users on delete set null,
  approved_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade
);
create index on approved_answers (division_id, company_id);
create index on approved_answers (company_id, created_at);
create index on approved_answers (approved_by);
create index approved_answers_due on approved_answers (expires_at) where ended_at is null;

alter table citations add approved_id uuid references approved_answers on delete set null;
create index on citations (approved_id);

-- Topics that are closed: as not the company's, or because their questions are answered now, and by which source.
create table closed_topics (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  reason text not null check (reason in ('not_ours', 'answered')),
  words text[] not null,               -- those that could be shown when it was closed
  questions integer not null,
  opened_at timestamptz not null,
  closed_at timestamptz not null,
  source_name text,                    -- the file or wording that answers it
  file_id uuid references files on delete set null,
  approved_id uuid references approved_answers on delete set null
);
create index on closed_topics (company_id, closed_at);
create index on closed_topics (file_id);
create index on closed_topics (approved_id);

alter table set_aside_questions add topic_id uuid references closed_topics on delete cascade;
create index on set_aside_questions (topic_id);
