-- An erasure deletes the stored responses to requests about the person (decision 019).
create index on idempotency_keys ((body ->> 'id'));
