-- Who registers confirms their address first, an address is changed with the consent of both mailboxes, and a
-- sign-in from a device that is new is told to its owner.
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('reset', 'invite', 'verify', 'first_password', 'email_old', 'email_new'));

alter table users
  add signed_in_at timestamptz,   -- the last sign-in, also of a session that is over
  add sign_up_proof bytea;        -- while unverified: says that the same form came twice, keyed
update users u set signed_in_at =
  (select max(s.created_at) from sessions s where s.user_id = u.id and s.id = s.family_id);

-- Devices that somebody has signed in from, for 90 days after the last time: browser, system and the coarse part
-- of the address as one keyed hash.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index on known_devices (seen_at);

-- A new address on its way: it becomes the user's when the old and the new mailbox have both said yes.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  old_said_yes boolean not null default false,
  new_said_yes boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
