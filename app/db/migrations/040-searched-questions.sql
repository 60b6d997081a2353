-- The question as it was searched, where that differs from what was written: with its spelling corrected, or with the
-- words of the question before.
alter table messages add searched_as text;
