-- A mail that was being fetched when a connection or process ended; the third time it is stored as unreadable.
alter table mail_folders
  add column suspect_uid bigint,
  add column suspect_times integer not null default 0;

-- From how much support on (per cent) a division answers by itself.
alter table email_settings
  add column support_threshold integer not null default 80 check (support_threshold between 50 and 100);

-- What became of a mail that a division may answer: one row however often the mail is fetched.
create table email_answers (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  smtp_setting_id uuid not null,
  email_id uuid,                        -- the question; null once that mail is gone
  fingerprint text not null,            -- emails.fingerprint
  message_id text not null,             -- for In-Reply-To
  reference_ids text[] not null,
  from_address text not null,
  from_name text not null,
  subject text not null,
  question text not null default '',    -- without quotes and signature
  language text check (language in ('de', 'en', 'fr', 'ar')),
  state text not null check (state in ('waiting', 'proposed', 'sending', 'sent', 'refused', 'skipped', 'failed', 'unclear')),
  reason text not null default '',      -- a code: why it was skipped, or why it could not be sent
  declined boolean not null default false,  -- the documents do not hold the answer
  support integer check (support between 0 and 100),
  sources jsonb not null default '[]',
  answerer text not null default '',    -- 'builtin', or provider/model
  answer text not null default '',      -- the whole reply as text
  reply_message_id text not null,       -- one, however often it is sent
  automatic boolean not null default false, -- sent without approval
  attempts integer not null default 0,
  handed_at timestamptz,                -- just before the server got it: from then on it may have been sent
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  sent_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (division_id, fingerprint),
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade,
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade,
  foreign key (email_id, company_id) references emails (id, company_id) on delete set null (email_id)
);
create index on email_answers (division_id, company_id);
create index on email_answers (smtp_setting_id, company_id);
create index on email_answers (email_id, company_id);
create index on email_answers (decided_by);
create index on email_answers (company_id, state, created_at desc, id);
create index on email_answers (company_id, from_address, sent_at);
