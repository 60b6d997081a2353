-- A mailbox signs in with a password, or with the consent that its owner gave at Microsoft or Google (XOAUTH2).
alter table smtp_settings
  add column sign_in text not null default 'password' check (sign_in in ('password', 'microsoft', 'google')),
  alter column sealed_password drop not null,
  add check (sign_in <> 'password' or sealed_password is not null);

-- What a consent brought. Both tokens are sealed like passwords.
create table mailbox_consents (
  smtp_setting_id uuid primary key,
  company_id uuid not null,
  sealed_refresh bytea not null,
  sealed_access bytea not null,
  expires_at timestamptz not null,            -- of the access token
  given_at timestamptz not null,
  refused_at timestamptz,                     -- when the provider said that the consent is withdrawn
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade
);
create index on mailbox_consents (smtp_setting_id, company_id);

-- Why the last look failed, for a sentence in the reader's language; `failed_detail` are the server's words alone.
alter table mailbox_syncs add column failed_fault text;
