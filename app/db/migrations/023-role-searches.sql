-- What a role searches, worked out when the role is written: each row of a list of chats asks for it, and comparing the
-- whole permissions took most of that list's time. The values are those of scopeConditions in app/contract/abilities.ts.
alter table roles
  add column searches_divisions boolean not null generated always as (
    permissions @> '[{"subject": "Division", "action": ["read"]}]'
    and not permissions @> '[{"subject": "Division", "action": ["read"], "inverted": true}]') stored,
  add column searches_own_divisions_only boolean not null generated always as (
    permissions @> '[{"subject": "Division", "action": ["read"], "conditions": {"memberIds": "$me"}}]'
    or permissions @> '[{"subject": "File", "action": ["read"], "conditions": {"memberIds": "$me"}}]') stored;
