import { createHash } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";
import type { SearchScope } from "~/domain/chats/chat/search-scope";

/**
 * SQL of a fingerprint of a scope's documents: its divisions with their versions and a hash of the chosen files, as
 * one text.
 */
export const searchedVersions = ({ divisionIds, chosenFiles }: SearchScope): Sql => {
  const files = chosenFiles
    ? `/${createHash("sha256").update(chosenFiles.fileIds.join()).digest("hex").slice(0, 12)}`
    : "";
  return sql`(
  select string_agg(v.division_id || ' ' || v.version
    || case when v.division_id = any(${chosenFiles?.divisionIds ?? []}::uuid[]) then ${files} else '' end, ',' order by v.division_id)
  from division_versions v where v.division_id = any(${divisionIds}::uuid[]))`;
};
