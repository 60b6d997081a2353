-- The files that a chat is limited to within a division. The division stays limited when they are deleted, so that a chat
-- never searches more than was chosen.
alter table chat_divisions add only_files boolean not null default false;

create table chat_files (
  chat_id uuid not null references chats on delete cascade,
  file_id uuid not null references files on delete cascade,
  primary key (chat_id, file_id)
);
create index on chat_files (file_id);
