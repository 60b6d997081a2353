-- Whether a question was searched with the words of the one before it ('used'), or without at its asker's wish ('off');
-- null where it stands for itself.
alter table messages add context text check (context in ('used', 'off'));
-- How long the answers of a chat are, and in which language a model writes them; null: normal, and in its reader's.
alter table chats add answer_length text check (answer_length in ('short', 'long'));
alter table chats add answer_language text check (answer_language in ('de', 'en', 'fr', 'ar'));
