-- Each attempt at reading a file: how far it came, how long it took and how much memory it needed. A process that
-- dies leaves its attempt open; the next one ends it.
create table reading_attempts (
  file_id uuid not null references files on delete cascade,
  attempt integer not null,
  stage text not null default 'opening' check (stage in ('opening', 'reading', 'indexing')),
  outcome text check (outcome in ('ready', 'failed', 'interrupted')),   -- null while it runs
  reason text,                        -- a code of contract/errors unless it ended well
  pages integer not null default 0,
  max_memory bigint,                  -- the most memory of the reading process, in bytes; null if none was measured
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (file_id, attempt)
);

-- The processing table lists the files of all companies.
create index files_added on files (created_at desc, id desc);
create index files_status on files (status, created_at desc);
create index files_waiting on files (company_id) where status in ('queued', 'reading', 'indexing');

-- Received queries of the last minutes.
create index messages_created on messages (created_at);

-- The operator's staff sees how files are processed, but not how companies name them.
update roles set permissions = permissions ||
  '[{"action": ["read"], "subject": "File", "fields": ["name"], "inverted": true}]'::jsonb
where key = 'staff' and permissions @> '[{"subject": "File"}]'
  and not permissions @> '[{"subject": "File", "inverted": true}]';
