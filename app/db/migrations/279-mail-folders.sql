-- The server's own folders beside those with a special use. An 'other' folder is told apart by its row, the rest by role.
alter table mail_folders drop constraint mail_folders_role_check;
alter table mail_folders add constraint mail_folders_role_check
  check (role in ('inbox', 'sent', 'draft', 'archive', 'spam', 'trash', 'other'));
alter table mail_folders add column delimiter text not null default '';  -- between the names in its path
alter table emails drop constraint emails_folder_check;
alter table emails add constraint emails_folder_check
  check (folder in ('inbox', 'sent', 'draft', 'archive', 'spam', 'trash', 'other'));
create index on emails (folder_id, sent_at desc, id) where folder = 'other';
create index on emails (folder_id) where folder = 'other' and not read;
