-- Files in quarantine are told too: of those that came by mail no uploader hears.
alter table email_notices drop constraint email_notices_kind_check;
alter table email_notices add constraint email_notices_kind_check
  check (kind in ('feedback', 'file_ready', 'file_failed', 'file_quarantined', 'unanswered'));
