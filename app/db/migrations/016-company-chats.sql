-- A company's figures begin at its chats; deleting a company looks for them too.
create index on chats (company_id);
