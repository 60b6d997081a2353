-- What a search engine beside the database holds (MILVUS_ADDRESS), so that it can follow the rows and be proven empty.
create table index_collections (
  name text primary key,
  kind text not null check (kind in ('words', 'vectors')),
  embedding_id uuid,                                  -- of vectors; stays until the collection is dropped there too
  state text not null default 'building' check (state in ('building', 'current')),
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((kind = 'vectors') = (embedding_id is not null))
);

-- The files and approved answers in a collection. A row comes before its entries do, and goes after them.
create table index_files (
  collection text not null references index_collections on delete cascade,
  file_id uuid not null,                              -- no reference: it stays until its entries are gone
  division_id uuid not null,
  first_id uuid,                                      -- its first passage, which changes when it is read again; null while it is written
  entries integer not null,
  primary key (collection, file_id)
);
create index on index_files (file_id);

create table index_engine (
  id boolean primary key default true check (id),
  error text,                                         -- the last failure
  failed_at timestamptz,
  answered_at timestamptz,                            -- when it last did what it was asked
  rebuild_at timestamptz,                             -- somebody wants it built anew beside the present one
  writer uuid,                                        -- the run that writes now, and until when it may
  writer_until timestamptz
);
insert into index_engine default values;
