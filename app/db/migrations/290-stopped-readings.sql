-- Who stopped the processing of a file; null after a new attempt, and once the user is gone.
alter table files add column stopped_by uuid references users on delete set null;
create index on files (stopped_by) where stopped_by is not null;
