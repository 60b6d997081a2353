-- When a file last came into the searches of its division other than by being processed: moved there, or valid again.
-- Questions asked before may have their answer in it now.
alter table files add column found_since timestamptz;
