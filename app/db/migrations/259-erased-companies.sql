-- Whether the user was told, when the erasure was planned, that their company is deleted with them. Without that the
-- erasure of its last manager is planned anew and announced. Pending ones of last managers were shown the company.
alter table users add column erase_company boolean not null default false;
update users u set erase_company = true
from roles r
where r.id = u.role_id and r.access = 'user' and u.erase_at is not null and u.company_id is not null
  and not exists (
    select from users o join roles m on m.id = o.role_id and m.access = 'user'
    where o.company_id = u.company_id and o.id <> u.id);
