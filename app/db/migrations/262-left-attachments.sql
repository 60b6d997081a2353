-- Whether the attachments of a mail without an answer were left in the mailbox, though its division takes attachments.
alter table email_answers add column leaves_attachments boolean not null default false;
