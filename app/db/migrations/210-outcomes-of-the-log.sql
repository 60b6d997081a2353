-- A search of the log among unanswered or unfinished questions looks up, by their ids, thousands that have its words: here it
-- does not read those that are answered. A hash has no order, so that no list is tempted to read everybody's questions in it.
create index on messages using hash (id) where state <> 'complete';
