-- Limits are settings of the environment. Each value that a process was started with is kept, so that the settings page says
-- what they were, since when, and on which server they were changed.
create table limit_changes (
  id bigint generated always as identity primary key,
  name text not null,
  value text not null,
  host text not null,
  noticed_at timestamptz not null
);
create index on limit_changes (name, id);
