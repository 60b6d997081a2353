-- The days of a stored week over all companies, and each company's questions in it, for the dashboard of those who run
-- the installation: they are stored and forgotten with the week (092). Stored weeks begin anew, because they lack them.
delete from analysis_weeks;
alter table analysis_weeks add column days json not null;
create table company_weeks (
  week date not null references analysis_weeks on delete cascade,
  company_id uuid not null references companies on delete cascade,
  questions bigint not null,
  primary key (week, company_id)
);
create index on company_weeks (company_id);
