import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type Page, selectPage, type Window } from "~/domain/core/list/select-page";
import { readFileState } from "./read-file-state";

type ListedPage = {
  id: string;
  ordinal: number;
  number: number | null;
  heading: string | null;
  beginning: string;
  passages: number;
};

/** Maximum number of characters of a page's text in a list, cut at a word. */
const maxBeginning = 160;

/** Lists the pages or sections of a file in their order. @throws AppError not_found */
export async function listPages(
  db: Db,
  actor: Actor,
  query: Window & { id: string },
): Promise<Page<ListedPage>> {
  const { id } = await readFileState(db, actor, query.id);
  return selectPage<ListedPage>(db, query, {
    columns: sql`
      p.id, p.ordinal, p.number, p.heading,
      case when length(p.text) > ${maxBeginning}
        then regexp_replace(left(p.text, ${maxBeginning}), '\\s+\\S*$', '') || '…' else p.text end as beginning,
      (select count(*) from passages s where s.page_id = p.id) as passages`,
    from: sql`pages p where p.file_id = ${id}`,
    order: sql`order by p.ordinal`,
  });
}
