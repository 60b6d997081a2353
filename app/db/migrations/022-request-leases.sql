-- A request with an id belongs to one attempt, which renews its lease while it runs; what it has done is written in the
-- transaction that does it. A dead attempt is replaced if it has done nothing, and answered for if it has.
alter table idempotency_keys
  add column attempt uuid,
  add column alive_at timestamptz,
  add column done boolean not null default false;
