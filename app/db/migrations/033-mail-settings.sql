-- A company's mailboxes: where its mail is sent from (SMTP) and read at (IMAP).
create table smtp_settings (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  email text not null,                -- the mailbox's address, and the user name at both servers
  email_from text not null,           -- the address that recipients see
  smtp_host text not null,
  smtp_port integer not null check (smtp_port between 1 and 65535),
  imap_host text not null,
  imap_port integer not null check (imap_port between 1 and 65535),
  -- 'none' only where the operator allows private hosts.
  smtp_security text not null check (smtp_security in ('tls', 'starttls', 'none')),
  imap_security text not null check (imap_security in ('tls', 'starttls', 'none')),
  sealed_password bytea not null,     -- AES-256-GCM, never leaves api/v1
  allowed_emails text[] not null,     -- whose mail is answered: addresses, and whole domains as '@example.com'
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, company_id)
);
create unique index smtp_settings_email on smtp_settings (company_id, lower(email));

-- Whom a division tells of what, and whether it answers mail.
create table email_settings (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  division_id uuid not null unique,
  smtp_setting_id uuid not null,
  to_emails text[] not null check (cardinality(to_emails) between 1 and 2),
  tells text[] not null check (tells <@ array['feedback', 'files', 'unanswered']),
  pace text not null check (pace in ('immediately', 'hourly', 'daily')),
  answering text not null default 'draft' check (answering in ('off', 'draft', 'automatic')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade,
  -- Deleting a mailbox that a division uses is refused; the sentence names the division.
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id)
);
create index on email_settings (company_id);
create index on email_settings (smtp_setting_id, company_id);
create index on email_settings (division_id, company_id);
