-- A letter can be stopped while its mails go out, and continued; its mails name it.
alter table mail_sendings drop constraint mail_sendings_state_check;
alter table mail_sendings add constraint mail_sendings_state_check
  check (state in ('draft', 'sending', 'done', 'stopped'));
alter table mails add column sending_id uuid references mail_sendings on delete set null;
update mails m set sending_id = s.id from mail_sendings s
where m.purpose in ('notice', 'news') and starts_with(m.once_key, 'letter:' || s.id || ':');
create index on mails (sending_id, state) where sending_id is not null;
