-- A file remembers the folders that it was uploaded with, so that the same file of a folder that is uploaded again is
-- recognised as its new version. A batch says whether its uploader wants that.
alter table files add column folder text not null default '';
update files f set folder = i.folder from batch_items i where i.file_id = f.id and i.folder <> '';
alter table batches add column same_name text not null default 'both' check (same_name in ('version', 'both'));
alter table batch_items drop constraint batch_items_outcome_check;
alter table batch_items add constraint batch_items_outcome_check
  check (outcome in ('added', 'version', 'there', 'refused', 'unpacking', 'unpacked'));
