-- The operator's own mailbox is a row among the companies' (decision 88): its company_id is the nil UUID, which no company
-- has, so no query of a company finds it. References to companies leave that one out.
alter table companies add check (id <> '00000000-0000-0000-0000-000000000000');
alter table smtp_settings drop constraint smtp_settings_company_id_fkey;
alter table smtp_settings add column company_ref uuid
  generated always as (nullif(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored
  references companies on delete cascade;
create index on smtp_settings (company_ref);
alter table mail_words drop constraint mail_words_company_id_fkey;
alter table mail_words add column company_ref uuid
  generated always as (nullif(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored
  references companies on delete cascade;
create index on mail_words (company_ref);

-- A person's reply to a mail that the operator's mailbox has received: what puts it into its thread.
alter table mails
  add column in_reply_to text not null default '',
  add column reference_ids text[] not null default '{}',
  add column reply_to text not null default '';
create index on mails (in_reply_to) where in_reply_to <> '';
