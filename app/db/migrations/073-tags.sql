-- Tags on files, mails and chats. Those of files and mails are their company's. Those of chats are personal, like the
-- folder that a reader keeps a chat in: they go with that place (docs/decisions/046-tags.md).
create table file_tags (
  file_id uuid not null references files on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (file_id, tag_id)
);
create index on file_tags (tag_id);

create table email_tags (
  email_id uuid not null references emails on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (email_id, tag_id)
);
create index on email_tags (tag_id);

create table chat_tags (
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null,
  tag_id uuid not null references tags on delete cascade,
  primary key (user_id, chat_id, tag_id),
  foreign key (user_id, chat_id) references chat_places (user_id, chat_id) on delete cascade
);
create index on chat_tags (tag_id, user_id);
