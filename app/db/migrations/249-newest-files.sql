-- The newest files of a division, without reading all of them.
create index files_newest on files (division_id, created_at desc, id desc);
