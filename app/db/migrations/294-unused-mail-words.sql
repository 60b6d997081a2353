-- Words of deleted mails were kept among those that parts of words are looked for in (decision 47). From now on a job deletes
-- them; this deletes the ones that are left over.
delete from mail_words w
where not exists (
  select from (select distinct e.company_id, t.lexeme from emails e, unnest(e.terms) t) used
  where used.company_id = w.company_id and used.lexeme = w.word);
