-- How sure the text recognition was of a scanned page, from 0 to 100; null for pages that are text.
alter table pages add confidence smallint check (confidence between 0 and 100);
