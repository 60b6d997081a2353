-- An edited question stands beside the first version of it and begins a branch, which is named after it. What was asked
-- before in the thread belongs to both. Versions are of one asker and conversation, so they are deleted together; what
-- others asked in a branch joins the main one when its beginning is deleted.
alter table messages
  add edited_id uuid references messages on delete cascade,
  add branch_id uuid references messages on delete set null;
create index on messages (edited_id);
create index on messages (branch_id, id);
create index on messages (conversation_id) where branch_id is not null;
