-- Questions as their askers search for them. The log of one person's million questions finds a rare word here without
-- looking at each of them. A row is written once and never changes while its answer grows; it goes with its question.
create table searched_questions (
  message_id uuid primary key references messages on delete cascade,
  asker_id uuid not null references users on delete cascade,
  words text not null                 -- the question in small letters
);

-- What the index holds of a question: each three letters in a row, whatever they belong to, and whose it is. Any part of
-- three letters or more has all its parts among them; what else has them too is looked at.
create function searched_parts(asker uuid, words text) returns text[]
language sql immutable strict parallel safe as $$
  select array_append(array_agg(distinct part collate "C"), asker::text)
  from (
    select letter || lead(letter) over each || lead(letter, 2) over each as part
    from unnest(string_to_array(words, null)) with ordinality as letters (letter, at)
    window each as (order by at)
  ) parts
  where part is not null
$$;

create function search_question() returns trigger language plpgsql as $$
begin
  insert into searched_questions (message_id, asker_id, words)
    select new.id, v.asker_id, lower(new.question) from conversations v where v.id = new.conversation_id
    on conflict (message_id) do update set words = excluded.words;
  return null;
end $$;
create trigger search_question after insert or update of question on messages
  for each row execute function search_question();

insert into searched_questions (message_id, asker_id, words)
  select m.id, v.asker_id, lower(m.question) from messages m join conversations v on v.id = m.conversation_id;

create index on searched_questions (asker_id, message_id);
-- Each question pays for its own parts at once: a list of postponed ones would be read by every search.
create index on searched_questions using gin (searched_parts(asker_id, words)) with (fastupdate = off);
analyze searched_questions;
