-- One row for each thing that is counted, with the times that still count: one statement counts, and the row's lock
-- makes those who come at the same moment wait for each other.
create table rate_limits (
  counted bytea primary key,           -- what is counted and for whom, as one keyed hash
  at timestamptz[] not null,
  last_at timestamptz not null
);
insert into rate_limits select counted, array_agg(at order by at), max(at) from counts group by counted;
create index on rate_limits (last_at);
drop table counts;
