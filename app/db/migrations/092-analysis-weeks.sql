-- What analysts see of past weeks, added up over all companies: an address of theirs reads a hundred rows instead of
-- every company's days. A week is stored by a job once it is over, and forgotten in the transaction that changes what
-- it was added up from; until the job comes again it is added up when it is read (docs/decisions/022-counted-days.md).
create table analysis_weeks (
  week date primary key,               -- its Monday
  atoms json not null,                 -- sums by group of companies, also of groups too small to be shown
  tags json not null,                  -- feedback by tag and group, given by five people or more
  topics json not null                 -- open topics by group, asked by five people or more
);

-- Locks by week keep a week from being stored while a transaction changes it that has not ended yet.
create function forget_analysis_week(day date) returns void language plpgsql as $$
begin
  -- The job stores weeks that ended three days ago.
  if day is null or day > current_date - 2 then return; end if;
  perform pg_advisory_xact_lock_shared(922022, (day - date '2001-01-01') / 7);
  delete from analysis_weeks where week = day - (day - date '2001-01-01') % 7;
end $$;

create function forget_counted_week() returns trigger language plpgsql as $$
begin
  perform forget_analysis_week(coalesce(new.day, old.day));
  return null;
end $$;
create trigger forget_counted_week after insert or update or delete on day_counts
  for each row execute function forget_counted_week();

create function forget_topic_week() returns trigger language plpgsql as $$
begin
  perform forget_analysis_week(coalesce(new.week, old.week));
  return null;
end $$;
create trigger forget_topic_week after insert or update or delete on topic_week_counts
  for each row execute function forget_topic_week();

create function forget_tagged_week() returns trigger language plpgsql as $$
begin
  perform forget_analysis_week(g.counted_on) from feedback g
  where g.id = coalesce(new.feedback_id, old.feedback_id);
  return null;
end $$;
create trigger forget_tagged_week after insert or update or delete on feedback_tags
  for each row execute function forget_tagged_week();

-- A tag that is renamed, and an opinion that goes with its tags or is no longer its giver's.
create function forget_tag_weeks() returns trigger language plpgsql as $$
begin
  perform forget_analysis_week(day) from (
    select distinct g.counted_on as day from feedback_tags l join feedback g on g.id = l.feedback_id
    where l.tag_id = new.id order by 1) days;
  return null;
end $$;
create trigger forget_tag_weeks after update of name, key on tags for each row
  when (old.name is distinct from new.name or old.key is distinct from new.key) execute function forget_tag_weeks();

create function forget_given_week() returns trigger language plpgsql as $$
begin
  perform forget_analysis_week(old.counted_on);
  return null;
end $$;
create trigger forget_given_week after delete on feedback for each row execute function forget_given_week();
create trigger forget_other_giver after update of user_id, company_id, counted_on on feedback for each row
  execute function forget_given_week();

-- Weeks of feedback are read without the rest of it.
create index on feedback (counted_on);
