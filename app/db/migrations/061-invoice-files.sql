-- The files of an issued invoice, as they were first made: a later font or writer changes no copy.
create table invoice_files (
  invoice_id uuid not null references invoices,
  format text not null check (format in ('pdf', 'xml', 'ubl', 'cii')),
  bytes bytea not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  stored_at timestamptz not null,
  primary key (invoice_id, format)
);

create function keep_invoice_file() returns trigger language plpgsql as $$
begin
  raise exception 'files of invoices are neither changed nor deleted' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_invoice_file before update or delete on invoice_files
  for each row execute function keep_invoice_file();

-- What was mailed about an invoice: itself (level 0), and its reminders (1 to 3), each level once. The mail itself goes
-- after some months.
create table invoice_mailings (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  level smallint not null default 0 check (level between 0 and 3),
  mail_id uuid references mails on delete set null,
  queued_at timestamptz not null
);
create index on invoice_mailings (invoice_id, level);
create index on invoice_mailings (mail_id);
