-- An attachment of a mail that became the new version of a file.
alter table email_uploads drop constraint email_uploads_state_check;
alter table email_uploads add constraint email_uploads_state_check
  check (state in ('waiting', 'added', 'version', 'there', 'refused'));
