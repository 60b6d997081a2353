-- The operator's own words for the mails of Lotse, as versions: the newest one of a template and language is used.
create table mail_templates (
  id uuid primary key,
  template text not null,             -- its name in app/mail/texts
  language text not null check (language in ('de', 'en', 'fr', 'ar')),
  number integer not null check (number > 0),
  subject text,                       -- null: from this version on ours are used again
  blocks jsonb,
  user_id uuid references users on delete set null,
  created_at timestamptz not null,
  unique (template, language, number),
  check ((subject is null) = (blocks is null))
);
create index on mail_templates (user_id);

-- A letter of the operator to one person or a group: a draft until it is confirmed, then sent in batches.
create table mail_sendings (
  id uuid primary key,
  user_id uuid references users on delete set null,
  purpose text not null check (purpose in ('notice', 'news')),
  language text not null check (language in ('de', 'en', 'fr', 'ar')),
  subject text not null,
  blocks jsonb not null,
  -- Whom it goes to: one person, or everyone whom the others find; null limits nothing.
  person_id uuid references users on delete cascade,
  role_id uuid references roles on delete cascade,
  company_id uuid references companies on delete cascade,
  to_language text check (to_language in ('de', 'en', 'fr', 'ar')),
  state text not null check (state in ('draft', 'sending', 'done')),
  queued integer not null default 0,  -- mails that were made of it
  last_id uuid,                       -- the last person that a batch has reached, in the order of ids
  version integer not null default 1,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index on mail_sendings (user_id);
create index on mail_sendings (person_id);
create index on mail_sendings (role_id);
create index on mail_sendings (company_id);

-- When a mail was queued last: later than it was made if it has been sent again.
alter table mails add queued_at timestamptz;
create index on mails (created_at, id);
