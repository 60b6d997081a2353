-- What our own check of a mail's signature (DKIM) found: whether it holds for the domain of its sender.
alter table emails add column signature text not null default 'unchecked'
  check (signature in ('unchecked', 'holds', 'fails', 'none'));
