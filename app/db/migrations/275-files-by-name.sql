-- The files of a division in the order of their names, without sorting all of them.
create index files_by_name on files (division_id, (name collate natural_order), id);
