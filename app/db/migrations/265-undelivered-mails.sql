-- What a mail server reports: the Message-ID of a mail that could not be delivered, and to whom.
alter table emails
  add column reported_message_id text not null default '',
  add column undelivered_addresses text[] not null default '{}';
create index on emails (company_id, reported_message_id) where reported_message_id <> '';
