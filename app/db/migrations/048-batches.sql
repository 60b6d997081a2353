-- Many files uploaded at once into a division, and what became of each: taken, already there, or refused with a
-- reason. An archive is a line of its own, with its bytes until a job has unpacked it into further lines.
create table batches (
  id uuid primary key,
  company_id uuid not null,
  division_id uuid not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  foreign key (division_id, company_id) references divisions (id, company_id) on delete cascade
);
create index on batches (division_id, company_id);
create index on batches (user_id);
create index on batches (created_at);

create table batch_items (
  id uuid primary key,
  batch_id uuid not null references batches on delete cascade,
  archive_id uuid references batch_items on delete cascade,
  entry integer,                      -- its place in the archive, from 0
  folder text not null,               -- for display only, never a path
  name text not null,
  bytes bigint not null,
  sha256 bytea,
  outcome text not null check (outcome in ('added', 'there', 'refused', 'unpacking', 'unpacked')),
  reason text,                        -- a code of contract/errors when refused
  reason_values jsonb not null default '{}',
  file_id uuid references files on delete set null,
  storage_key text unique,            -- of an archive that waits for being unpacked
  unique (archive_id, entry)
);
create index on batch_items (batch_id, id);
create index on batch_items (file_id);

-- Renaming and moving a file are refused when another request was quicker.
alter table files add version integer not null default 1;
