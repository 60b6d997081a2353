-- The open topics of each company as they were when a week had ended: what analysts see is added up from such weeks, so
-- that no figure of theirs changes by one company's question. A job fills it, and can run again.
create table topic_week_counts (
  company_id uuid not null references companies on delete cascade,
  week date not null,                  -- its Monday
  topics integer not null,
  questions integer not null,          -- in these topics
  askers integer not null,             -- different people of the company who asked them
  primary key (company_id, week)
);
create index on topic_week_counts (week);
