-- Lists of a mailbox, by threads too, their counts, and unread ones are read from this index alone: the rows are wide.
create index emails_list on emails (company_id, folder, thread_id, sent_at desc, id)
  include (read, starred, labels) where not stale;
