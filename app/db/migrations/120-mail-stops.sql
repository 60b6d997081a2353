-- The recipients of a division's mails, who need no account, can stop them by the link in each mail.
create table division_recipients (
  token uuid primary key,                       -- random: the link's only secret
  email_setting_id uuid not null references email_settings on delete cascade,
  email_key text not null,
  stopped_at timestamptz,                       -- null: wants the mails
  created_at timestamptz not null,
  unique (email_setting_id, email_key)
);

-- Where the reader's mail program stops mails like this one.
alter table mails add column stop_url text;

-- Mails about feedback come at most once an hour.
alter table email_settings add column told_feedback_at timestamptz;
