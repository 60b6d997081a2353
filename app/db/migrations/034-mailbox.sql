-- Folders of a company's mailbox as its IMAP server names them.
create table mail_folders (
  id uuid primary key,
  smtp_setting_id uuid not null,
  company_id uuid not null,
  path text not null,
  role text not null check (role in ('inbox', 'sent', 'draft', 'spam', 'trash')),
  uid_validity bigint,                -- another one means that all UIDs are void
  fetched_at timestamptz,
  unique (smtp_setting_id, path),
  unique (id, company_id),
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade
);
create index on mail_folders (smtp_setting_id, company_id);

-- The mails in them: headers and text. HTML and attachments stay at the server.
create table emails (
  id uuid primary key,
  company_id uuid not null,
  folder_id uuid not null,
  uid bigint not null,
  message_id text not null,
  from_name text not null,
  from_address text not null,
  to_addresses text[] not null,
  cc_addresses text[] not null,
  subject text not null,
  text text not null,
  readable boolean not null,          -- false: it could not be parsed, and only its headers are known
  read boolean not null,
  starred boolean not null,
  labels text[] not null,             -- keywords at the server
  attachments text[] not null,        -- their names
  sent_at timestamptz not null,
  unique (folder_id, uid),
  foreign key (folder_id, company_id) references mail_folders (id, company_id) on delete cascade
);
create index on emails (folder_id, company_id);
create index on emails (company_id, sent_at desc, id);
