-- Questions that a company without a plan has asked in a month of its own time zone ('2026-11').
-- Counted apart from the messages: deleting a chat gives no question back.
create table question_counts (
  company_id uuid not null references companies on delete cascade,
  month text not null,
  questions integer not null,
  primary key (company_id, month)
);

-- "Again" writes a new answer into the same row. The number keeps a late writer of the old one away.
alter table messages add attempt integer not null default 1;
