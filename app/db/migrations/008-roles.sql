-- Roles are edited: stored rules {action, subject, conditions?, fields?, inverted?, reason?}, names of one's own,
-- companies' own roles. A built-in role without a name is called as the reader's language calls it.
alter table roles
  alter name drop not null,
  add company_id uuid references companies on delete cascade,  -- set for a company's own roles
  add two_factor_required boolean not null default false,
  add version integer not null default 1,
  add check (key is not null or name is not null),
  add check (company_id is null or (access = 'employee' and key is null));

update roles set name = null where key is not null;

-- [{ subject, actions }] becomes [{ action, subject }], and what was code becomes a condition: employees read the
-- divisions that they are members of.
update roles set permissions = (
  select coalesce(jsonb_agg(jsonb_build_object('action', rule->'actions', 'subject', rule->'subject')
    || case when access = 'employee' and rule->>'subject' in ('Division', 'File')
            then '{"conditions": {"memberIds": "$me"}}'::jsonb else '{}'::jsonb end), '[]'::jsonb)
  from jsonb_array_elements(permissions) rule);

create unique index roles_name on roles (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), lower(name));
create index on roles (company_id);
create index on users (role_id);
