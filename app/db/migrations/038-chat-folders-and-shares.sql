-- Folders of chats: each user has their own, nested once. A chat stands in one folder for each of its readers, so
-- sharing a chat, or asking in a public one, does not touch the order of others.
create table folders (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  parent_id uuid,
  name text not null,
  key text not null,                  -- the name as it is compared
  version integer not null default 1,
  created_at timestamptz not null,
  unique (id, owner_id),
  foreign key (parent_id, owner_id) references folders (id, owner_id),
  constraint folders_key unique nulls not distinct (owner_id, parent_id, key)
);
create index on folders (parent_id, owner_id);

-- Where a reader keeps a chat, and when they last had it open.
create table chat_places (
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null references chats on delete cascade,
  folder_id uuid,
  pinned boolean not null default false,
  archived boolean not null default false,
  seen_at timestamptz,
  primary key (user_id, chat_id),
  foreign key (folder_id, user_id) references folders (id, owner_id) on delete set null (folder_id)
);
create index on chat_places (chat_id);
create index on chat_places (folder_id, user_id);

-- With whom the owner of a chat shares it, and whether they may ask in it.
create table chat_shares (
  chat_id uuid not null references chats on delete cascade,
  user_id uuid not null references users on delete cascade,
  mode text not null check (mode in ('read', 'ask')),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (chat_id, user_id)
);
create index on chat_shares (user_id, created_at);

-- Questions that a reader asks along in a shared chat are a conversation of their own kind: all readers of the chat see
-- them, while the same reader's questions to a public chat stay theirs alone.
alter table conversations add together boolean not null default false;
alter table conversations drop constraint conversations_chat_id_asker_id_key;
alter table conversations add constraint conversations_chat_asker_kind unique (chat_id, asker_id, together);

-- Open pages hear at once that what a user may read, or what a shared chat holds, has changed.
create function tell_reader() returns trigger language plpgsql as $$
begin
  perform pg_notify('readers', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
create trigger tell_member after insert or delete on division_members for each row execute function tell_reader();
create trigger tell_sharer after insert or update or delete on chat_shares for each row execute function tell_reader();
