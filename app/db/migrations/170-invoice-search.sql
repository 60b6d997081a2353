-- Any three letters in a row of a text, as searched_parts has them of questions (migration 115), without an owner.
create function letter_parts(words text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct part collate "C"), '{}')
  from (
    select letter || lead(letter) over each || lead(letter, 2) over each as part
    from unnest(string_to_array(words, null)) with ordinality as letters (letter, at)
    window each as (order by at)
  ) parts
  where part is not null
$$;

-- A search of a list of 100,000 invoices looks only at those that have all parts of its words. Each invoice pays for its
-- own parts at once: a list of postponed ones would be read by every search.
create index on invoice_summaries using gin (letter_parts(search)) with (fastupdate = off);
-- Those with several rates are read by themselves wherever sums are; there are few.
create index on invoice_summaries (issued_on, place) where rate is null;
analyze invoice_summaries;
