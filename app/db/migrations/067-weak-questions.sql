-- Topics and dashboards look only for questions without a good answer: they find them without reading the other ones.
create index on messages (conversation_id, created_at)
  where state = 'declined' or (state = 'complete' and unsupported <> '[]'::jsonb);
create index on feedback (company_id, message_id) where liked = false and settled_at is null;
