-- What a company puts on the mails to its own people: a name as their sender, a logo and a signature.
create table letterheads (
  company_id uuid primary key references companies on delete cascade,
  sender text not null default '',
  signature text not null default '',
  logo_kind text check (logo_kind in ('png', 'jpeg')),
  logo_bytes bytea,
  logo_width integer,                         -- in pixels, as the file has them
  logo_height integer,
  version integer not null default 1,
  check (num_nonnulls(logo_kind, logo_bytes, logo_width, logo_height) in (0, 4))
);
