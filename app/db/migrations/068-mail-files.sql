-- The bytes of attachments of mails that are written here. They go once the sent mail has come back from its server.
alter table email_attachments add unique (id, company_id);
create table email_files (
  attachment_id uuid primary key,
  company_id uuid not null,
  bytes bytea not null,
  source_id uuid,                             -- the file or attachment that it is a copy of
  foreign key (attachment_id, company_id) references email_attachments (id, company_id) on delete cascade
);
create index on email_files (attachment_id, company_id);
-- Bytes of files hardly shrink.
alter table email_files alter column bytes set storage external;

-- What a mail that is written from a mailbox ends with.
alter table smtp_settings add column signature text not null default '';

-- The stems of a mail's subject, text and sender, as passages have them. Null: not indexed yet.
alter table emails add column terms tsvector;
create index on emails using gin (terms);
create index on emails (company_id) where terms is null;
