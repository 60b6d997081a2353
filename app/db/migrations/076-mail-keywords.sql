-- Tags of mails travel to their servers as keywords, where a server takes them (docs/decisions/050-own-labels.md). A tag
-- keeps its keyword when it is renamed.
alter table tags add column keyword text;
update tags set keyword = trim(both '_' from regexp_replace(
  replace(replace(replace(replace(lower(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), '[^a-z0-9]+', '_', 'g'));
update tags t set keyword = concat_ws('_', coalesce(nullif(left(keyword, 40), ''), 'tag'), right(t.id::text, 6))
  where keyword = '' or length(keyword) > 40
    or keyword in ('personal', 'company', 'important', 'private', 'junk', 'nonjunk', 'notjunk', 'forwarded', 'mdnsent')
    or exists (select from tags o where o.company_id = t.company_id and o.keyword = t.keyword and o.id < t.id);
alter table tags
  alter column keyword set not null,
  add constraint tags_keyword unique (company_id, keyword);

-- What the server of a mail knows the tag by; null: it has not been told, or takes no keywords, and takes nothing away.
alter table email_tags add column keyword text;

alter table mailbox_changes drop constraint mailbox_changes_kind_check;
alter table mailbox_changes add constraint mailbox_changes_kind_check
  check (kind in ('read', 'star', 'label', 'tag', 'move', 'delete'));
