-- The processes that look after mailboxes, for as long as their leases last: each takes its share and no more.
create table mailbox_workers (
  holder text primary key,
  alive_until timestamptz not null
);
