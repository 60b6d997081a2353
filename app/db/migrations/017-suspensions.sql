-- What somebody was before they were suspended, and is again afterwards: a suspension proves no mailbox.
alter table users add status_before text check (status_before in ('invited', 'unverified', 'active'));
update users u set status_before = case
    when u.sign_up_proof is not null then 'unverified'
    when u.password_hash is not null or exists (select from identities i where i.user_id = u.id) then 'active'
    else 'invited' end
where u.status = 'suspended';
