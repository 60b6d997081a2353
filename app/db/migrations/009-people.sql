-- Why somebody is suspended, for the operator's people alone.
alter table users add suspended_reason text;

-- A list of people to be added, looked at before anything is made; gone after a day.
create table people_imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,   -- who brought it, and who alone may go on
  kind text not null check (kind in ('staff', 'data-manager', 'public-user')),
  name text not null,                 -- of the file, for display only
  content bytea,                      -- as it came; null once the people are made
  result jsonb,                       -- { made, left: [rows that were not made] }
  created_at timestamptz not null
);
create index on people_imports (user_id);

-- A company whose data manager was removed: its bytes go with a job, the row last.
alter table companies add closed_at timestamptz;
