-- What nobody may have done too often: mails to an address, invitations of a company, requests from a place. A count
-- outlives what it counts, so that deleting an account does not begin it anew. For a day, and names nobody.
create table counts (
  counted bytea not null,             -- what is counted and for whom, as one keyed hash
  at timestamptz not null
);
create index on counts (counted, at);
create index on counts (at);
