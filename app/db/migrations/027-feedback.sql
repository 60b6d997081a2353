-- Feedback: at an answer, from the public form, and from data managers to the operator. Words for sorting it: tags.
create table tags (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null,
  key text not null,                   -- the name as it is compared: one tag, however it is written
  colour text not null check (colour in ('violet', 'blue', 'green', 'amber', 'red', 'grey')),
  version integer not null default 1,
  created_at timestamptz not null,
  constraint tags_key unique (company_id, key)
);

create table feedback (
  id uuid primary key,
  company_id uuid references companies on delete cascade,    -- null: the operator's
  source text not null check (source in ('answer', 'public', 'manager')),  -- an employee, the public, a data manager
  user_id uuid references users on delete cascade,           -- null: a visitor
  message_id uuid references messages on delete set null,
  mood text check (mood in ('happy', 'neutral', 'negative')),
  liked boolean,
  rating smallint check (rating between 1 and 5),
  comment text not null default '',
  contact_email text,
  handed_on boolean not null default false,                  -- its question may be read by the company
  settled_at timestamptz,
  settled_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (mood is not null or liked is not null or rating is not null or comment <> '' or handed_on),
  constraint feedback_once unique (message_id, user_id)
);
create index on feedback (company_id, created_at);
create index on feedback (user_id);
create index on feedback (settled_by);

create table feedback_tags (
  feedback_id uuid not null references feedback on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (feedback_id, tag_id)
);
create index on feedback_tags (tag_id);

-- Data managers give feedback too, and settle their company's; administrators settle the operator's.
create function pg_temp.with_feedback(permissions jsonb, actions jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(case when rule->>'subject' = 'Feedback' and rule->'action' = '["read"]' and not rule ? 'inverted'
                        then rule || jsonb_build_object('action', actions) else rule end order by nr), '[]')
  from jsonb_array_elements(permissions) with ordinality r (rule, nr)
$$;
update roles set permissions = pg_temp.with_feedback(permissions, '["read", "create", "update"]') where key = 'data_manager';
update roles set permissions = pg_temp.with_feedback(permissions, '["read", "update"]') where key = 'administrator';
