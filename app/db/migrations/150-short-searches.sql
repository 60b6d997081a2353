-- Searches of one or two letters look at each question of a person: the index holds each letter and each two in a row too.
create function question_parts(asker uuid, words text) returns text[]
language sql immutable strict parallel safe as $$
  select array_append(array_agg(distinct part collate "C"), asker::text)
  from (
    select unnest(array[
      letter,
      letter || lead(letter) over each,
      letter || lead(letter) over each || lead(letter, 2) over each
    ]) as part
    from unnest(string_to_array(words, null)) with ordinality as letters (letter, at)
    window each as (order by at)
  ) parts
  where part is not null
$$;

-- What a search looks up there: of its words each third part of three letters and the last one, so that each letter is in
-- one; a question is compared with the words themselves afterwards. More parts cost more than they leave out.
create function sought_parts(asker uuid, words text) returns text[]
language sql immutable strict parallel safe as $$
  select case
    when length(words) < 3 then array[words, asker::text]
    else array_append(array(
      select substr(words, least(at, length(words) - 2), 3) from generate_series(1, length(words), 3) at), asker::text)
  end
$$;

drop index searched_questions_searched_parts_idx;
drop function searched_parts(uuid, text);
create index on searched_questions using gin (question_parts(asker_id, words)) with (fastupdate = off);
analyze searched_questions;
