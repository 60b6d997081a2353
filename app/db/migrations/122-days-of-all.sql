-- The days of a stored week over all companies, for the dashboard of those who run the installation: they are forgotten
-- and stored with the week (092). Stored weeks begin anew, because they lack them.
delete from analysis_weeks;
alter table analysis_weeks add column days json not null;
