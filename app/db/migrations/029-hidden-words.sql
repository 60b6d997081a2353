-- Words of a .docx that its readers cannot see: they are left out of its text.
alter table files add hidden_words integer not null default 0;
