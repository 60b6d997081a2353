-- What STATUS said of a folder when it was up to date last: a visit that finds the same leaves the folder alone, also
-- after the worker was started again. Null where the server cannot tell of every change (no CONDSTORE).
alter table mail_folders add column seen_status text;
