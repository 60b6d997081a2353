-- Public forms that have passed the human check, for a day: their stamp is used up, and those of one place are counted.
-- Place and content are keyed hashes: nobody is named.
create table human_checks (
  stamp text primary key,
  place bytea not null,
  content bytea not null,
  solved boolean not null,             -- by the browser's work; else by time and trap alone
  at timestamptz not null
);
create index on human_checks (place, at);
create index on human_checks (at);
