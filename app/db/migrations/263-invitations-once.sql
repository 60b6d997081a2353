-- An invitation that came as a form of the text and as a file was listed twice: the file stays.
delete from email_attachments a
where a.type = 'text/calendar' and a.name = '' and exists (
  select from email_attachments f
  where f.email_id = a.email_id and f.name <> '' and f.type in ('text/calendar', 'application/ics'));
