-- Sign-in with somebody else's word: who a person is at a provider. What counts is issuer and subject; the address may
-- change there and here.
create table identities (
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('google')),
  issuer text not null,
  subject text not null,
  email text not null,                -- as the provider told it last
  linked_at timestamptz not null,
  primary key (user_id, provider),
  unique (issuer, subject)
);

-- One that waits for its owner's consent by mail.
create table waiting_identities (
  user_id uuid primary key references users on delete cascade,
  provider text not null check (provider in ('google')),
  issuer text not null,
  subject text not null,
  email text not null,
  expires_at timestamptz not null
);

-- Each sign-in at a provider counts once: hashes of the nonces that have come back, for a day.
create table used_nonces (
  nonce_hash bytea primary key,
  at timestamptz not null
);

alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('reset', 'invite', 'verify', 'first_password', 'email_old', 'email_new', 'google', 'google_first'));
