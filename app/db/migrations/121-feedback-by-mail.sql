-- Feedback to an answer that came by mail, through the link in it.
alter table feedback drop constraint feedback_source_check;
alter table feedback add constraint feedback_source_check check (source in ('answer', 'public', 'mail', 'manager'));
