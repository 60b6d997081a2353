-- Deleting a division of 10,000 files changes the status of each and notes each on the receipt.
-- Few files have an owner, were released from quarantine or replace another: the others need no entry in these indexes,
-- which each change of a file's status writes anew.
drop index files_owner_id_idx, files_released_by, files_replaces_idx;
create index files_owner on files (owner_id) where owner_id is not null;
create index files_released_by on files (released_by) where released_by is not null;
create index files_replaces on files (replaces) where replaces is not null;

-- Items are written right after their receipt, in one statement of its transaction, so the receipt is not looked up for each.
alter table deletion_items drop constraint deletion_items_receipt_id_fkey;
create function delete_receipt_items() returns trigger language plpgsql as $$
begin
  delete from deletion_items i using deleted d where i.receipt_id = d.id;
  return null;
end $$;
create trigger delete_receipt_items after delete on deletion_receipts referencing old table as deleted
  for each statement execute function delete_receipt_items();
