-- Whether attachments of mails that a division answers become its files.
alter table email_settings add column takes_attachments boolean not null default false;

-- The address whose mail a file came with; null for one that a person has uploaded.
alter table files add column mailed_by text;

-- What became of each attachment of an answered mail: one row however often the mail is fetched.
alter table email_answers add unique (id, company_id);
create table email_uploads (
  id uuid primary key,
  company_id uuid not null,
  answer_id uuid not null,
  number integer not null,              -- of email_attachments
  state text not null check (state in ('waiting', 'added', 'there', 'refused')),
  reason text,                          -- an error code: why it was refused, or what it waits for
  reason_values jsonb not null default '{}',
  file_id uuid references files on delete set null,
  created_at timestamptz not null,
  unique (answer_id, number),
  foreign key (answer_id, company_id) references email_answers (id, company_id) on delete cascade
);
create index on email_uploads (answer_id, company_id);
create index on email_uploads (file_id);
