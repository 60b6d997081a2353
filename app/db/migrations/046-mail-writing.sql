-- Mails that are written here: drafts, and those that are on their way.
alter table emails
  add column version integer not null default 1,
  add column bcc_addresses text[] not null default '{}',
  add column send_at timestamptz,               -- until then a waiting mail can be taken back
  add column sending_until timestamptz,         -- one process hands it over; after that another one may
  add column unclear boolean not null default false,  -- a hand-over began, and its end is not known
  add column attempts integer not null default 0,
  add column reason text not null default '',   -- a keyword, then the server's reply
  add column refused_addresses text[] not null default '{}';  -- recipients that the server did not take
