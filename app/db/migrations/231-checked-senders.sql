-- How often a worker has tried to check a mail's signature by itself; the sender's key may not be reachable.
alter table emails add column signature_tries smallint not null default 0;
create index on emails (smtp_setting_id, sent_at) where signature = 'unchecked' and folder = 'inbox';
