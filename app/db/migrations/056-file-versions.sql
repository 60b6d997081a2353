-- A file is replaced by a new version: an upload of its own that, once it is ready, takes the file's place in one
-- transaction. Of the version before it remain what it was, and the pages that answers cite.
alter table files
  add replaces uuid references files on delete set null,  -- the file whose new version this upload is to become
  add version_number integer not null default 1,
  add owner_id uuid references users on delete set null,  -- who looks after it; told before it expires
  add valid_until date,                                   -- the last day on which it is valid; null without an end
  add expiry_told_for date;                               -- the last day that its owner was told of
create index on files (replaces);
create index on files (owner_id);
create index files_expiring on files (valid_until) where valid_until is not null;

create table file_versions (
  id uuid primary key,
  file_id uuid not null references files on delete cascade,
  number integer not null,
  kind text not null check (kind in ('docx', 'pdf')),
  name text not null,
  bytes bigint not null,
  sha256 bytea not null,
  pages integer not null,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null,
  replaced_at timestamptz not null,
  unique (file_id, number)
);
create index on file_versions (uploaded_by);

create table version_pages (
  id uuid primary key,                -- as the page had it
  version_id uuid not null references file_versions on delete cascade,
  ordinal integer not null,
  number integer,
  heading text,
  text text not null,
  confidence smallint check (confidence between 0 and 100)
);
create index on version_pages (version_id);

alter table citations
  add version_id uuid references file_versions on delete set null,
  add version_page_id uuid references version_pages on delete set null;
create index on citations (version_id);
create index on citations (version_page_id);

-- What becomes of a division's files after their last day: their citations warn, or they answer no more questions.
alter table divisions add expired_files text not null default 'warn' check (expired_files in ('warn', 'leave_out'));
