import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { NamedFile } from "./question/named-files";
import { isSearched, type SearchedScope } from "./searched-files";

/** More names would take longer to compare than a search takes. */
const maxFiles = 2_000;

/** The names of the searched files, each with the title on its first page; 2,000 at most. */
export const readFileTitles = (db: Db, scope: SearchedScope): Promise<NamedFile[]> =>
  db.many<NamedFile>(sql`
    select f.id, f.name,
      (select split_part(g.heading, ' › ', 1) from pages g where g.file_id = f.id order by g.ordinal limit 1) as title
    from files f join divisions d on d.id = f.division_id where ${isSearched(scope)} order by f.id limit ${maxFiles}`);
