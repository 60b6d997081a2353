-- Every foreign key leads an index: deleting a row looks for the rows that point to it.
create index on conversations (asker_id);
create index on divisions (company_id);
create index on files (uploaded_by);
create index on files (division_id, company_id);
drop index files_division_id_idx;
create index on mails (company_id);
create index on staged_uploads (company_id);
create index on staged_uploads (user_id, expires_at);

-- Who presents a token for the first time retires its predecessor: found by an index, not by reading every session.
create index on sessions (successor_id) where successor_id is not null;
create index on sessions (refresh_until);
create index on sessions (retired_at) where retired_at is not null;

-- One answer of a conversation is written at a time: held by the database, so that asking takes no lock.
update messages m set state = 'interrupted', finished_at = now()
where state in ('waiting', 'streaming') and exists (
  select from messages later where later.conversation_id = m.conversation_id and later.id > m.id
    and later.state in ('waiting', 'streaming'));
create unique index messages_one_under_way on messages (conversation_id) where state in ('waiting', 'streaming');
drop index messages_state_idx;
