-- The activity log is sealed in batches. Each seal covers its entries and the seal before it, keyed with the
-- installation's secret: whoever changes, drops or slips in an entry cannot make the seals fit again.
create table activity_seals (
  number bigint primary key,           -- 1, 2, 3 … without a gap
  entries integer not null,
  last_at timestamptz not null,        -- of its youngest entry
  digest bytea not null,               -- of its entries; kept after they are forgotten
  seal bytea not null,                 -- of the seal before it, the numbers above and the digest
  forgotten_at timestamptz             -- when its entries had served their time
);
alter table activities add sealed_by bigint references activity_seals;
create index activities_unsealed on activities (id) where sealed_by is null;
create index on activities (sealed_by);

create function keep_activities() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then raise exception 'the activity log is append-only'; end if;
  if tg_op = 'UPDATE' then
    if old.sealed_by is null and new.sealed_by is not null
       and to_jsonb(old) - 'sealed_by' = to_jsonb(new) - 'sealed_by' then return new; end if;
  elsif exists (select from activity_seals where number = old.sealed_by and forgotten_at is not null) then
    return old;
  end if;
  raise exception 'the activity log is append-only';
end $$;
create trigger keep_activities before update or delete on activities for each row execute function keep_activities();
create trigger keep_all_activities before truncate on activities execute function keep_activities();

create function keep_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.forgotten_at is null and new.forgotten_at is not null
     and to_jsonb(old) - 'forgotten_at' = to_jsonb(new) - 'forgotten_at' then return new; end if;
  raise exception 'the seals of the activity log are append-only';
end $$;
create trigger keep_seals before update or delete on activity_seals for each row execute function keep_seals();
create trigger keep_all_seals before truncate on activity_seals execute function keep_seals();
