-- Vectors of passages, by the model that made them. While another model's vectors are made, the earlier ones are searched.
create table embeddings (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  model text not null,                                -- provider/model
  place bytea not null,                               -- fingerprint of its address: the same name elsewhere is another model
  dimension integer,                                  -- null until the first vectors came
  state text not null default 'building' check (state in ('building', 'current')),
  failures integer not null default 0,                -- in a row
  reason text,                                        -- of the last failure: a code of contract/errors.ts, or 'budget', 'breaker'
  failed_at timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  unique (company_id, model, place)
);
create unique index embeddings_current on embeddings (company_id) where state = 'current';

create table passage_vectors (
  embedding_id uuid not null references embeddings on delete cascade,
  passage_id uuid not null references passages on delete cascade,
  vector bytea not null,                              -- int8, scaled so that the largest component is 127
  primary key (passage_id, embedding_id)
);
create index on passage_vectors (embedding_id);

-- Moves when vectors of a division's passages come, so that an index in memory knows that it is old.
alter table division_versions add vectors bigint not null default 0;

alter table model_calls drop constraint model_calls_purpose_check;
alter table model_calls add constraint model_calls_purpose_check
  check (purpose in ('answer', 'check', 'reply', 'trial', 'embed'));
