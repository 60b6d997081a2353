import sql, { type Sql } from "sql-template-tag";
import type { SearchScope } from "~/domain/chats/chat/search-scope";

/** SQL: the divisions of a scope with the versions of their passages, as one text that changes when they do. */
export const searchedVersions = ({ divisionIds }: SearchScope): Sql => sql`(
  select string_agg(v.division_id || ' ' || v.version, ',' order by v.division_id)
  from division_versions v where v.division_id = any(${divisionIds}::uuid[]))`;
