import sql, { type Sql } from "sql-template-tag";
import { isLeftOut } from "./search-index/left-out";

/** Divisions of which only some files are searched. */
export type ChosenFiles = { divisionIds: string[]; fileIds: string[] };

/** What a search may find. */
export interface SearchedScope {
  companyId: string;
  /** Already filtered by permission; divisions of other companies are excluded again by the condition. */
  divisionIds: string[];
  /** Restricts some divisions to these files, without approved answers. */
  chosenFiles?: ChosenFiles | undefined;
}

/** SQL condition on files f and divisions d: a search in this scope finds the file. */
export const isSearched = ({ companyId, divisionIds, chosenFiles }: SearchedScope): Sql => sql`(
  d.company_id = ${companyId} and d.status = 'open' and d.id = any(${divisionIds}::uuid[])
  and f.company_id = ${companyId} and f.status = 'ready' and not ${isLeftOut}
  and (d.id <> all(${chosenFiles?.divisionIds ?? []}::uuid[]) or f.id = any(${chosenFiles?.fileIds ?? []}::uuid[])))`;
