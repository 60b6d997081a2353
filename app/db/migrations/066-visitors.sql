-- Public chats that visitors without an account may ask in, by a link that the chat's owner turns on.
create table visitor_links (
  chat_id uuid primary key references chats on delete cascade,
  code text not null unique,
  sites text[] not null default '{}',  -- origins that may frame the chat
  colour text not null default '',
  version integer not null default 1,
  created_at timestamptz not null
);

-- What visitors ask: without identity, address or device. Deleted after 30 days.
create table visitor_questions (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  question text not null,
  quotes jsonb not null,  -- the quoted sentences, [] for none
  created_at timestamptz not null
);
create index on visitor_questions (chat_id, created_at);
create index on visitor_questions (created_at);
