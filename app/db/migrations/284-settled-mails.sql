-- When an operator marked a mail that failed or came back as settled, and who; a new failure opens it again.
alter table mails
  add column settled_at timestamptz,
  add column settled_by uuid references users on delete set null;
create index on mails (settled_by) where settled_by is not null;
