-- The HTML of a mail as it may be shown: made once, in the process that parses mails. Null: there is none, or too much.
alter table emails add column safe_html text;

-- What mails were before they were changed, so that a change can be undone for a few minutes.
create table email_undos (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  before jsonb not null,              -- of each mail: id, read, starred, labels, folder
  created_at timestamptz not null
);
create index on email_undos (company_id);
create index on email_undos (created_at);
