-- Questions of a topic that a data manager has closed as not theirs: they are no longer part of an open topic.
create table set_aside_questions (
  message_id uuid primary key references messages on delete cascade,
  company_id uuid not null references companies on delete cascade,
  set_aside_at timestamptz not null
);
create index on set_aside_questions (company_id);
