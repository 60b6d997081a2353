-- Files with text that readers cannot see, or that gives orders to an assistant, wait for a decision of a data manager.
alter table files drop constraint files_status_check;
alter table files add constraint files_status_check
  check (status in ('queued', 'reading', 'indexing', 'ready', 'failed', 'deleting', 'quarantined'));
alter table files
  add released text check (released in ('all', 'without')),   -- with all text, or without the places found
  add released_by uuid references users on delete set null,
  add released_at timestamptz;
create index files_released_by on files (released_by);
create index files_quarantined on files (company_id) where status = 'quarantined';

-- The places that held a file back. They stay after the decision, as its record, and go with the file's text.
create table file_findings (
  file_id uuid not null references files on delete cascade,
  ordinal integer not null,           -- in the order of the text, from 0
  kind text not null check (kind in ('hidden', 'white', 'tiny', 'outside', 'invisible', 'order')),
  page_ordinal integer not null,
  page_number integer,                -- null in a .docx
  excerpt text not null,
  primary key (file_id, ordinal)
);

alter table reading_attempts drop constraint reading_attempts_outcome_check;
alter table reading_attempts add constraint reading_attempts_outcome_check
  check (outcome in ('ready', 'failed', 'interrupted', 'quarantined'));
