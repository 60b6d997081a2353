-- What was deleted, when and by whom: counts and hashes, no text. A job looks again for what should be gone.
create table deletion_receipts (
  id uuid primary key,
  kind text not null check (kind in ('file', 'division', 'chat', 'user', 'company')),
  subject_id uuid not null,           -- what was deleted
  name text not null default '',      -- of a file or division; chats, people and companies are not named
  company_id uuid references companies on delete cascade,  -- none for a company: its receipt outlives it
  owner_id uuid references users on delete cascade,        -- the person whose chat it was
  deleted_by uuid,                    -- an id that names nobody once the person is gone
  deleted_at timestamptz not null,
  files integer not null,
  pages integer not null,
  passages integer not null,
  questions integer not null,
  bytes bigint not null,
  sha256 bytea,                       -- of the file, or over those of several in the order of their ids
  backups_until date not null,        -- the day on which the last backup with it is gone
  checked_at timestamptz,
  remains integer,                    -- how much the last check found
  seal_number integer,                -- the seal of the activity log that this one is chained to
  seal bytea
);
create index on deletion_receipts (company_id, deleted_at);
create index on deletion_receipts (owner_id);
create index on deletion_receipts (deleted_by);
create index on deletion_receipts (deleted_at);

-- What a check looks for. Messages are those that cited a deleted file: they may not quote it any more.
create table deletion_items (
  receipt_id uuid not null references deletion_receipts on delete cascade,
  kind text not null check (kind in ('file', 'object', 'message')),
  item_id uuid not null,
  primary key (receipt_id, kind, item_id)
);
