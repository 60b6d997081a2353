-- Links of mails that were used, until they would have expired: who opens one again reads that it was used.
create table used_links (
  token_hash bytea primary key,
  purpose text not null,
  expires_at timestamptz not null
);
