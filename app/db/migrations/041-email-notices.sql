-- What a division's recipients have yet to be told; deleted in the transaction that queues the mail.
create table email_notices (
  id uuid primary key,
  email_setting_id uuid not null references email_settings on delete cascade,
  kind text not null check (kind in ('feedback', 'file_ready', 'file_failed', 'unanswered')),
  -- The feedback, file or message. Without a foreign key: what is gone by then is left out.
  subject_id uuid not null,
  created_at timestamptz not null,
  unique (email_setting_id, kind, subject_id)
);

-- The company's mailbox that a mail is sent from; null for the operator's server.
alter table mails add column smtp_setting_id uuid references smtp_settings on delete set null;
create index on mails (smtp_setting_id);
