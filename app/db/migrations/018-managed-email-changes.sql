-- A new address that whoever manages an account has entered: only the new mailbox has to agree.
alter table email_changes add managed boolean not null default false;
