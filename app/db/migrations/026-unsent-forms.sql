-- Whose session a refresh token was, for as long as its owner may still send a form from an open page: a session ends
-- by deleting its row. Tokens that a newer one replaced are left out.
create table ended_sessions (
  refresh_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  ended_at timestamptz not null
);
create index on ended_sessions (user_id);

create function note_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (refresh_hash, user_id, ended_at)
  select old.refresh_hash, old.user_id, now() from users where id = old.user_id
  on conflict do nothing;
  return null;
end $$;

create trigger session_ended after delete on sessions
for each row when (old.retired_at is null) execute function note_ended_session();

-- The last form of a user that was sent after their session had ended, or before they confirmed their identity.
create table unsent_forms (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,               -- its address and values, as JSON
  expires_at timestamptz not null
);
