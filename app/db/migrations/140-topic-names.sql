-- Names of open topics by a company's model. A name is shown only while every question that it was made from belongs to
-- the topic and is handed on; the job and the sweep delete what lost one.
create table topic_names (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  message_ids uuid[] not null,         -- the questions that the model was sent
  name text,                           -- untrusted plain text; null where what the model said was no name
  model text not null,                 -- provider/model
  created_at timestamptz not null
);
create index on topic_names (company_id);

-- When a company's open topics were last looked at for names.
alter table companies add topics_named_at timestamptz;

alter table model_calls drop constraint model_calls_purpose_check;
alter table model_calls add constraint model_calls_purpose_check
  check (purpose in ('answer', 'check', 'reply', 'trial', 'embed', 'rewrite', 'name'));
