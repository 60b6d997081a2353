-- The newest report of a mail server, in a mailbox of the sender, that a mail of the outbox could not be delivered.
alter table mails
  add column undelivered_at timestamptz,
  add column undelivered_report uuid references emails on delete set null;
create index on mails (undelivered_report) where undelivered_report is not null;
