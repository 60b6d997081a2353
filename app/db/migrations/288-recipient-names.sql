-- The display names of a mail's recipients, by their addresses in lower case; without those of mails stored before.
alter table emails add column recipient_names jsonb not null default '{}';
