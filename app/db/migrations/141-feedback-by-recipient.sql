-- Mails about feedback come at most once an hour to each recipient, however many divisions they are told of: what they
-- have yet to be told, and when they were told last.
create table feedback_news (
  email_setting_id uuid not null references email_settings on delete cascade,
  email_key text not null,
  subject_id uuid not null,                     -- the feedback, which may be gone by then
  primary key (email_setting_id, email_key, subject_id)
);
create index on feedback_news (email_key);

alter table division_recipients add column told_feedback_at timestamptz;
create index on division_recipients (email_key);
update division_recipients r set told_feedback_at = e.told_feedback_at
from email_settings e where e.id = r.email_setting_id;
alter table email_settings drop column told_feedback_at;
