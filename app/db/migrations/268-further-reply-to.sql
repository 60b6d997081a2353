-- Where else an answer goes: a mail may name several addresses in Reply-To. The first stays in reply_to.
alter table emails add column further_reply_to text[] not null default '{}';
