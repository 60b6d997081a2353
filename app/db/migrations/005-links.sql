-- A link that a mail carries: used once, for one hour (invitations: 14 days), and void when a newer one
-- for the same purpose is made. Only the hash of its token is kept.
create table links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'invite', 'verify', 'first_password')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (user_id, purpose)
);
