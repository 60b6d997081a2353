-- Counted days: what happened in a company on each day of its time zone, as numbers without names. Triggers count in
-- the transaction of the event. Deleting what was counted changes no count (docs/decisions/022-counted-days.md).
create table day_counts (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  questions bigint not null default 0,
  answered bigint not null default 0,
  declined bigint not null default 0,
  stopped bigint not null default 0,
  failed bigint not null default 0,        -- or interrupted
  first_words bigint not null default 0,   -- answers whose first word was timed
  first_word_ms bigint not null default 0, -- of all of them together
  people bigint not null default 0,        -- different people of the company who asked
  guests bigint not null default 0,        -- different people of others who asked in its public chats
  chats bigint not null default 0,         -- started
  files bigint not null default 0,         -- added
  files_ready bigint not null default 0,   -- of those added on this day
  files_failed bigint not null default 0,
  sign_ins bigint not null default 0,
  likes bigint not null default 0,
  dislikes bigint not null default 0,
  happy bigint not null default 0,
  neutral bigint not null default 0,
  negative bigint not null default 0,
  primary key (company_id, day)
);
create index on day_counts (day);

-- How often each file was quoted.
create table file_day_counts (
  file_id uuid not null references files on delete cascade,
  day date not null,
  quotes bigint not null,
  primary key (file_id, day)
);

-- Who has asked today, so that everyone is counted once a day. Purged after two days.
create table day_askers (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  asker_id uuid not null references users on delete cascade,
  primary key (company_id, day, asker_id)
);
create index on day_askers (asker_id);
create index on day_askers (day);

-- The day on which it was counted: kept, because the company's time zone can change.
alter table messages add counted_on date, add first_word_ms integer;
alter table files add counted_on date;
alter table feedback add counted_on date;

create function day_of(company uuid, moment timestamptz) returns date language sql stable as $$
  select (moment at time zone time_zone)::date from companies where id = company
$$;

create function place_message() returns trigger language plpgsql as $$
begin
  new.counted_on := (select day_of(ch.company_id, new.created_at)
    from conversations v join chats ch on ch.id = v.chat_id where v.id = new.conversation_id);
  return new;
end $$;
create trigger place_message before insert on messages for each row execute function place_message();

create function place_file() returns trigger language plpgsql as $$
begin
  new.counted_on := day_of(new.company_id, new.created_at);
  return new;
end $$;
create trigger place_file before insert on files for each row execute function place_file();

create function place_feedback() returns trigger language plpgsql as $$
begin
  new.counted_on := day_of(new.company_id, new.created_at);
  return new;
end $$;
create trigger place_feedback before insert on feedback for each row execute function place_feedback();

create function count_questions() returns trigger language plpgsql as $$
begin
  with asked as (
    select ch.company_id, m.counted_on as day, v.asker_id, m.state, m.first_word_ms,
           coalesce(u.company_id = ch.company_id, false) as own
    from inserted m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
    join users u on u.id = v.asker_id
    where m.counted_on is not null
  ), seen as (
    insert into day_askers (company_id, day, asker_id)
    select distinct company_id, day, asker_id from asked on conflict do nothing
    returning company_id, day, asker_id
  ), newly as (
    select s.company_id, s.day, count(*) filter (where own) as people, count(*) filter (where not own) as guests
    from seen s join (select distinct company_id, day, asker_id, own from asked) a using (company_id, day, asker_id)
    group by 1, 2
  )
  insert into day_counts as d (company_id, day, questions, answered, declined, stopped, failed, first_words, first_word_ms,
                               people, guests)
  select company_id, day, count(*), count(*) filter (where state = 'complete'), count(*) filter (where state = 'declined'),
         count(*) filter (where state = 'stopped'), count(*) filter (where state in ('interrupted', 'failed')),
         count(first_word_ms), coalesce(sum(first_word_ms), 0), coalesce(max(people), 0), coalesce(max(guests), 0)
  from asked left join newly using (company_id, day) group by 1, 2 order by 1, 2
  on conflict (company_id, day) do update set
    questions = d.questions + excluded.questions, answered = d.answered + excluded.answered,
    declined = d.declined + excluded.declined, stopped = d.stopped + excluded.stopped,
    failed = d.failed + excluded.failed, first_words = d.first_words + excluded.first_words,
    first_word_ms = d.first_word_ms + excluded.first_word_ms,
    people = d.people + excluded.people, guests = d.guests + excluded.guests;
  return null;
end $$;
create trigger count_questions after insert on messages referencing new table as inserted
  for each statement execute function count_questions();

-- An answer that ends, or is tried again: its question keeps its day, and has one outcome.
create function count_outcome() returns trigger language plpgsql as $$
begin
  update day_counts d set
    answered = d.answered + (new.state = 'complete')::int - (old.state = 'complete')::int,
    declined = d.declined + (new.state = 'declined')::int - (old.state = 'declined')::int,
    stopped = d.stopped + (new.state = 'stopped')::int - (old.state = 'stopped')::int,
    failed = d.failed + (new.state in ('interrupted', 'failed'))::int - (old.state in ('interrupted', 'failed'))::int,
    first_words = d.first_words + (new.first_word_ms is not null)::int - (old.first_word_ms is not null)::int,
    first_word_ms = d.first_word_ms + coalesce(new.first_word_ms, 0) - coalesce(old.first_word_ms, 0)
  from conversations v join chats ch on ch.id = v.chat_id
  where v.id = new.conversation_id and d.company_id = ch.company_id and d.day = new.counted_on;
  return null;
end $$;
create trigger count_outcome after update of state, first_word_ms on messages for each row
  when ((old.state is distinct from new.state and not (old.state = 'waiting' and new.state = 'streaming'))
        or old.first_word_ms is distinct from new.first_word_ms)
  execute function count_outcome();

create function count_quotes() returns trigger language plpgsql as $$
begin
  insert into file_day_counts as d (file_id, day, quotes)
  select c.file_id, m.counted_on, count(*) from inserted c join messages m on m.id = c.message_id
  where c.file_id is not null and m.counted_on is not null group by 1, 2 order by 1, 2
  on conflict (file_id, day) do update set quotes = d.quotes + excluded.quotes;
  return null;
end $$;
create trigger count_quotes after insert on citations referencing new table as inserted
  for each statement execute function count_quotes();

create function count_files() returns trigger language plpgsql as $$
begin
  insert into day_counts as d (company_id, day, files, files_ready, files_failed)
  select company_id, counted_on, count(*), count(*) filter (where status = 'ready'), count(*) filter (where status = 'failed')
  from inserted group by 1, 2 order by 1, 2
  on conflict (company_id, day) do update set files = d.files + excluded.files,
    files_ready = d.files_ready + excluded.files_ready, files_failed = d.files_failed + excluded.files_failed;
  return null;
end $$;
create trigger count_files after insert on files referencing new table as inserted
  for each statement execute function count_files();

create function count_reading() returns trigger language plpgsql as $$
begin
  update day_counts d set
    files_ready = d.files_ready + (new.status = 'ready')::int - (old.status = 'ready')::int,
    files_failed = d.files_failed + (new.status = 'failed')::int - (old.status = 'failed')::int
  where d.company_id = new.company_id and d.day = new.counted_on;
  return null;
end $$;
create trigger count_reading after update of status on files for each row
  when (old.status is distinct from new.status and new.status <> 'deleting' and old.status <> 'deleting'
        and (old.status in ('ready', 'failed') or new.status in ('ready', 'failed')))
  execute function count_reading();

create function count_chats() returns trigger language plpgsql as $$
begin
  insert into day_counts as d (company_id, day, chats)
  select company_id, day_of(company_id, created_at), count(*) from inserted where company_id is not null
  group by 1, 2 order by 1, 2
  on conflict (company_id, day) do update set chats = d.chats + excluded.chats;
  return null;
end $$;
create trigger count_chats after insert on chats referencing new table as inserted
  for each statement execute function count_chats();

-- The first session of a family is a sign-in, the others renew it.
create function count_sign_in() returns trigger language plpgsql as $$
begin
  insert into day_counts as d (company_id, day, sign_ins)
  select u.company_id, day_of(u.company_id, new.created_at), 1 from users u
  where u.id = new.user_id and u.company_id is not null
  on conflict (company_id, day) do update set sign_ins = d.sign_ins + 1;
  return null;
end $$;
create trigger count_sign_in after insert on sessions for each row when (new.id = new.family_id)
  execute function count_sign_in();

-- Likes and moods are what their givers still say: changing or withdrawing one changes the count of its day.
create function count_opinion(opinion feedback, direction int) returns void language plpgsql as $$
begin
  if opinion.company_id is null or opinion.source = 'manager' or opinion.counted_on is null then return; end if;
  insert into day_counts as d (company_id, day) values (opinion.company_id, opinion.counted_on) on conflict do nothing;
  update day_counts set
    likes = likes + direction * coalesce(opinion.liked, false)::int,
    dislikes = dislikes + direction * coalesce(not opinion.liked, false)::int,
    happy = happy + direction * coalesce(opinion.mood = 'happy', false)::int,
    neutral = neutral + direction * coalesce(opinion.mood = 'neutral', false)::int,
    negative = negative + direction * coalesce(opinion.mood = 'negative', false)::int
  where company_id = opinion.company_id and day = opinion.counted_on;
end $$;
create function count_feedback() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and exists (select from companies where id = old.company_id) then
    perform count_opinion(old, -1);
  end if;
  if tg_op <> 'DELETE' then perform count_opinion(new, 1); end if;
  return null;
end $$;
create trigger count_feedback after insert or delete on feedback for each row execute function count_feedback();
create trigger count_changed_feedback after update of liked, mood on feedback for each row
  when (old.liked is distinct from new.liked or old.mood is distinct from new.mood) execute function count_feedback();

-- Counts a company's records anew. Sign-ins stay; what was deleted since is lost from the other counts.
create function recount_days(company uuid) returns void language plpgsql as $$
begin
  perform from companies where id = company for update;
  update messages m set counted_on = day_of(company, m.created_at)
    from conversations v join chats ch on ch.id = v.chat_id
    where v.id = m.conversation_id and ch.company_id = company and m.counted_on is distinct from day_of(company, m.created_at);
  update files set counted_on = day_of(company, created_at)
    where company_id = company and counted_on is distinct from day_of(company, created_at);
  update feedback set counted_on = day_of(company, created_at)
    where company_id = company and counted_on is distinct from day_of(company, created_at);
  delete from file_day_counts where file_id in (select id from files where company_id = company);
  insert into file_day_counts
    select c.file_id, m.counted_on, count(*) from files f join citations c on c.file_id = f.id
    join messages m on m.id = c.message_id and m.counted_on is not null where f.company_id = company group by 1, 2;
  create temporary table recounted on commit drop as
    select day, sum(questions) as questions, sum(answered) as answered, sum(declined) as declined, sum(stopped) as stopped,
           sum(failed) as failed, sum(first_words) as first_words, sum(first_word_ms) as first_word_ms, sum(people) as people,
           sum(guests) as guests, sum(chats) as chats, sum(files) as files, sum(ready) as ready, sum(files_failed) as files_failed,
           sum(sign_ins) as sign_ins, sum(likes) as likes, sum(dislikes) as dislikes, sum(happy) as happy,
           sum(neutral) as neutral, sum(negative) as negative
    from (
      select m.counted_on as day, 1 as questions, (m.state = 'complete')::int as answered, (m.state = 'declined')::int as declined,
             (m.state = 'stopped')::int as stopped, (m.state in ('interrupted', 'failed'))::int as failed,
             (m.first_word_ms is not null)::int as first_words, coalesce(m.first_word_ms, 0) as first_word_ms,
             0 as people, 0 as guests, 0 as chats, 0 as files, 0 as ready, 0 as files_failed, 0::bigint as sign_ins,
             0 as likes, 0 as dislikes, 0 as happy, 0 as neutral, 0 as negative
      from messages m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
      where ch.company_id = company
      union all
      select m.counted_on, 0, 0, 0, 0, 0, 0, 0,
             count(distinct v.asker_id) filter (where u.company_id = company),
             count(distinct v.asker_id) filter (where u.company_id is distinct from company), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from messages m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
      join users u on u.id = v.asker_id where ch.company_id = company group by 1
      union all
      select day_of(company, created_at), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 from chats where company_id = company
      union all
      select counted_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, (status = 'ready')::int, (status = 'failed')::int, 0, 0, 0, 0, 0, 0
      from files where company_id = company
      union all
      select day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, sign_ins, 0, 0, 0, 0, 0
      from day_counts where company_id = company and sign_ins > 0
      union all
      select counted_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, coalesce(liked, false)::int, coalesce(not liked, false)::int,
             coalesce(mood = 'happy', false)::int, coalesce(mood = 'neutral', false)::int, coalesce(mood = 'negative', false)::int
      from feedback where company_id = company and source <> 'manager'
    ) counted group by 1;
  delete from day_counts where company_id = company;
  insert into day_counts (company_id, day, questions, answered, declined, stopped, failed, first_words, first_word_ms,
                          people, guests, chats, files, files_ready, files_failed, sign_ins, likes,
                          dislikes, happy, neutral, negative)
    select company, r.* from recounted r;
  drop table recounted;
end $$;

select recount_days(id) from companies;

-- Since when each part of the installation has been in its state, as the sweep sees it.
create table health_states (
  part text primary key,
  state text not null,
  since timestamptz not null
);
