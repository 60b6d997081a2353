-- Whether the end of a file's processing is still to be mailed to its uploader, with that of the files uploaded with it:
-- waiting, or early for the first failure, of which the uploader was told at once. Null once the mail is queued.
alter table files add column end_mail text check (end_mail in ('waiting', 'early'));
update files set end_mail = 'waiting' where status in ('queued', 'reading', 'indexing') and uploaded_by is not null;
create index files_end_mail on files (uploaded_by, division_id, end_mail) where end_mail is not null;
