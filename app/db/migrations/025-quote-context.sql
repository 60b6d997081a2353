-- The sentences around a quote, shown paler below it: what "this list" or "the deadline" refers to often stands there.
-- Copied like the quote itself, so that an answer reads the same after its file has changed.
alter table citations
  add column sentence_before text,
  add column sentence_after text;
