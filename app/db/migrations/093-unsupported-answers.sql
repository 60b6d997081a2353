-- Answers with sentences that no passage supports, by day: the quality that dashboards show. Counted with the outcome
-- of their question, so an answer whose quotes go with their file later has been counted.
alter table day_counts add unsupported integer not null default 0;

create or replace function count_questions() returns trigger language plpgsql as $$
begin
  with asked as (
    select ch.company_id, m.counted_on as day, v.asker_id, m.state, m.first_word_ms, m.unsupported,
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
                               people, guests, unsupported)
  select company_id, day, count(*), count(*) filter (where state = 'complete'), count(*) filter (where state = 'declined'),
         count(*) filter (where state = 'stopped'), count(*) filter (where state in ('interrupted', 'failed')),
         count(first_word_ms), coalesce(sum(first_word_ms), 0), coalesce(max(people), 0), coalesce(max(guests), 0),
         count(*) filter (where state = 'complete' and unsupported <> '[]'::jsonb)
  from asked left join newly using (company_id, day) group by 1, 2 order by 1, 2
  on conflict (company_id, day) do update set
    questions = d.questions + excluded.questions, answered = d.answered + excluded.answered,
    declined = d.declined + excluded.declined, stopped = d.stopped + excluded.stopped,
    failed = d.failed + excluded.failed, first_words = d.first_words + excluded.first_words,
    first_word_ms = d.first_word_ms + excluded.first_word_ms,
    people = d.people + excluded.people, guests = d.guests + excluded.guests,
    unsupported = d.unsupported + excluded.unsupported;
  return null;
end $$;

create or replace function count_outcome() returns trigger language plpgsql as $$
begin
  update day_counts d set
    answered = d.answered + (new.state = 'complete')::int - (old.state = 'complete')::int,
    declined = d.declined + (new.state = 'declined')::int - (old.state = 'declined')::int,
    stopped = d.stopped + (new.state = 'stopped')::int - (old.state = 'stopped')::int,
    failed = d.failed + (new.state in ('interrupted', 'failed'))::int - (old.state in ('interrupted', 'failed'))::int,
    unsupported = d.unsupported + (new.state = 'complete' and new.unsupported <> '[]'::jsonb)::int
      - (old.state = 'complete' and old.unsupported <> '[]'::jsonb)::int,
    first_words = d.first_words + (new.first_word_ms is not null)::int - (old.first_word_ms is not null)::int,
    first_word_ms = d.first_word_ms + coalesce(new.first_word_ms, 0) - coalesce(old.first_word_ms, 0)
  from conversations v join chats ch on ch.id = v.chat_id
  where v.id = new.conversation_id and d.company_id = ch.company_id and d.day = new.counted_on;
  return null;
end $$;

create or replace function recount_days(company uuid) returns void language plpgsql as $$
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
           sum(neutral) as neutral, sum(negative) as negative, sum(unsupported) as unsupported
    from (
      select m.counted_on as day, 1 as questions, (m.state = 'complete')::int as answered, (m.state = 'declined')::int as declined,
             (m.state = 'stopped')::int as stopped, (m.state in ('interrupted', 'failed'))::int as failed,
             (m.first_word_ms is not null)::int as first_words, coalesce(m.first_word_ms, 0) as first_word_ms,
             0 as people, 0 as guests, 0 as chats, 0 as files, 0 as ready, 0 as files_failed, 0::bigint as sign_ins,
             0 as likes, 0 as dislikes, 0 as happy, 0 as neutral, 0 as negative,
             (m.state = 'complete' and m.unsupported <> '[]'::jsonb)::int as unsupported
      from messages m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
      where ch.company_id = company
      union all
      select m.counted_on, 0, 0, 0, 0, 0, 0, 0,
             count(distinct v.asker_id) filter (where u.company_id = company),
             count(distinct v.asker_id) filter (where u.company_id is distinct from company), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from messages m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
      join users u on u.id = v.asker_id where ch.company_id = company group by 1
      union all
      select day_of(company, created_at), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from chats where company_id = company
      union all
      select counted_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, (status = 'ready')::int, (status = 'failed')::int, 0, 0, 0, 0, 0, 0, 0
      from files where company_id = company
      union all
      select day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, sign_ins, 0, 0, 0, 0, 0, 0
      from day_counts where company_id = company and sign_ins > 0
      union all
      select counted_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, coalesce(liked, false)::int, coalesce(not liked, false)::int,
             coalesce(mood = 'happy', false)::int, coalesce(mood = 'neutral', false)::int, coalesce(mood = 'negative', false)::int, 0
      from feedback where company_id = company and source <> 'manager'
    ) counted group by 1;
  delete from day_counts where company_id = company;
  insert into day_counts (company_id, day, questions, answered, declined, stopped, failed, first_words, first_word_ms,
                          people, guests, chats, files, files_ready, files_failed, sign_ins, likes,
                          dislikes, happy, neutral, negative, unsupported)
    select company, r.* from recounted r;
  drop table recounted;
end $$;

update day_counts d set unsupported = m.answers
from (
  select ch.company_id, m.counted_on as day, count(*) as answers
  from messages m join conversations v on v.id = m.conversation_id join chats ch on ch.id = v.chat_id
  where m.state = 'complete' and m.unsupported <> '[]'::jsonb group by 1, 2) m
where d.company_id = m.company_id and d.day = m.day;

-- They are stored anew with the new sum.
delete from analysis_weeks;
