-- Questions that a division should keep answering in the same way. They are asked again after each change of its sources.
create table golden_questions (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  question text not null,
  question_key text not null,          -- so that a division has it once, however it is written
  expected jsonb not null,             -- level, sentence (null: any of the source), sourceId, sourceName, page
  found jsonb not null,                -- the same of the last run
  differs boolean not null,
  reason text not null default '' check (reason in ('', 'timeout', 'failed')),
  ran_version bigint,                  -- of division_versions when it last ran; another one there makes it due
  tried_version bigint,                -- the one that `attempts` were made at
  attempts integer not null default 0,
  ran_at timestamptz not null,
  created_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (division_id, question_key),
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade
);
create index on golden_questions (division_id, company_id);
create index on golden_questions (company_id, created_at);
create index on golden_questions (created_by);
