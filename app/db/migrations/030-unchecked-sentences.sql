-- Number of an answer's sentences that could not be compared with their source, which is in another language.
alter table messages add column unchecked integer not null default 0;
