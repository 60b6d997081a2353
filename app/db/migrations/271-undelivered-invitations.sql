-- Why a mail of the outbox did not arrive, as its mail server reports it: a keyword, then the words of the server. When
-- sending ended without success, and who has asked for the mail: they are told that an invitation did not arrive.
alter table mails
  add column undelivered_reason text not null default '',
  add column failed_at timestamptz,
  add column requested_by uuid references users on delete set null;
create index on mails (requested_by) where requested_by is not null;
create index on mails (undelivered_at) where undelivered_at is not null;
