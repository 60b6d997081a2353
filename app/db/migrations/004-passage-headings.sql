-- The heading path where a passage begins: a page of a .pdf can hold several sections.
alter table passages add column heading text;
