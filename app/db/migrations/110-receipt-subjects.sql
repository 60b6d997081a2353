-- A deletion is proven as soon as its job has ended: its receipt is looked for by what was deleted.
create index on deletion_receipts (subject_id);
