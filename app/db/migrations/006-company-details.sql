-- What a company says of itself: on its bills, in its imprint. Empty is null.
alter table companies
  add website text,
  add address text,
  add contact_details text,
  add ust_idnr text,                            -- 'DE136695976'
  add tax_number text,
  add standard_tax_rate_of_benefits numeric(5, 2), -- percent
  add commercial_register_number text,          -- 'HRB 12345'
  add registry_court text,
  add managing_director text,
  add iban text,                                -- without spaces
  add bic text,
  add version integer not null default 1;

-- Somebody's own latest activity, on their profile page.
create index on activities (user_id, at);
