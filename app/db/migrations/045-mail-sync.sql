-- The authserv-id of the server that receives a mailbox's mail: only its Authentication-Results are believed.
alter table smtp_settings add column auth_server text not null default '';

-- How far a folder has been read. Between low_uid and top_uid every mail of the window is stored.
alter table mail_folders
  add column since timestamptz,               -- mails from then on are fetched
  add column top_uid bigint,
  add column low_uid bigint,
  add column first_look_done boolean not null default false,
  add column highest_modseq bigint,           -- of CONDSTORE; null where the server has none
  add column mails_found integer not null default 0;  -- in the window, for the progress of the first look

-- Who looks after a mailbox, and how it went. One process holds the lease; after its end another one takes it.
create table mailbox_syncs (
  smtp_setting_id uuid primary key,
  company_id uuid not null,
  holder text,
  leased_until timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'connecting', 'fetching', 'watching', 'failed')),
  attempts integer not null default 0,        -- failed ones in a row
  next_try_at timestamptz,
  failed_step text check (failed_step in ('name', 'port', 'tls', 'signIn')),
  failed_detail text not null default '',     -- the server's own words
  asked_at timestamptz,                       -- when a person asked for a look
  looked_at timestamptz,                      -- when the last look that succeeded had begun
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade
);
create index on mailbox_syncs (smtp_setting_id, company_id);

-- A mail lies in a folder of the server, or only with us: a draft, or one that waits to be sent.
alter table emails
  add column smtp_setting_id uuid,
  add column folder text check (folder in ('inbox', 'sent', 'draft', 'spam', 'trash')),
  add column thread_id uuid,
  add column in_reply_to text not null default '',
  add column reference_ids text[] not null default '{}',
  add column reply_to text not null default '',
  add column html text,                       -- as it was sent, at most 256 kB; never shown as it is
  add column state text not null default 'received'
    check (state in ('draft', 'waiting', 'sent', 'failed', 'received', 'unreadable')),
  add column size bigint not null default 0,
  add column fingerprint text not null default '',  -- its Message-ID, or what tells it apart without one
  add column stale boolean not null default false,  -- its UID is void, and it has not been found again yet
  add column automatic text                   -- why it must never be answered by a machine
    check (automatic in ('auto_submitted', 'bulk', 'list', 'suppressed', 'bounce', 'own')),
  add column auth_results text[] not null default '{}',  -- Authentication-Results above the first Received
  add column arrived_at timestamptz not null default now(),
  alter column folder_id drop not null,
  alter column uid drop not null;
update emails e set smtp_setting_id = f.smtp_setting_id, folder = f.role, thread_id = e.id, fingerprint = e.message_id,
  state = case when not e.readable then 'unreadable' when f.role = 'sent' then 'sent' when f.role = 'draft' then 'draft'
    else 'received' end
  from mail_folders f where f.id = e.folder_id;
alter table emails
  alter column smtp_setting_id set not null,
  alter column folder set not null,
  alter column thread_id set not null,
  drop column readable,
  add unique (id, company_id),
  add foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade;
create index on emails (smtp_setting_id, company_id);
create index on emails (company_id, folder, sent_at desc, id);
create index on emails (company_id, thread_id, sent_at);
create index on emails (company_id, message_id);
create index on emails (company_id, fingerprint);
create index on emails using gin (reference_ids);

-- Attachments stay at the server until they are asked for.
create table email_attachments (
  id uuid primary key,
  company_id uuid not null,
  email_id uuid not null,
  number integer not null,                    -- their order in the mail
  name text not null,
  type text not null,
  size bigint not null,
  part text not null,                         -- of the structure at the server, such as '2.1'; '' where there is none
  content_id text not null default '',        -- what the HTML calls it by
  unique (email_id, number),
  foreign key (email_id, company_id) references emails (id, company_id) on delete cascade
);
create index on email_attachments (email_id, company_id);
insert into email_attachments (id, company_id, email_id, number, name, type, size, part)
  select gen_random_uuid(), e.company_id, e.id, a.number, a.name, 'application/octet-stream', 0, ''
  from emails e, unnest(e.attachments) with ordinality as a (name, number);
alter table emails drop column attachments;

-- What was changed here and has yet to reach the server, in its order. `email_id` has no foreign key: a deleted mail is
-- gone here before it is gone there.
create table mailbox_changes (
  id uuid primary key,
  company_id uuid not null,
  smtp_setting_id uuid not null,
  email_id uuid not null,
  folder_id uuid not null,                    -- where the mail lay at the server when it was changed
  uid bigint,                                 -- null: it is not known there yet
  message_id text not null,
  kind text not null check (kind in ('read', 'star', 'label', 'move', 'delete')),
  value text not null,                        -- 'true' or 'false'; '+important', '-important'; a folder
  attempts integer not null default 0,
  reason text not null default '',
  created_at timestamptz not null,
  foreign key (smtp_setting_id, company_id) references smtp_settings (id, company_id) on delete cascade,
  foreign key (folder_id, company_id) references mail_folders (id, company_id) on delete cascade
);
create index on mailbox_changes (smtp_setting_id, company_id);
create index on mailbox_changes (folder_id, company_id);
create index on mailbox_changes (email_id);
