import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { FilePage } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/**
 * Reads one page or section as text, with its neighbours; without them for a page of an earlier version.
 * @throws AppError not_found, also while its file is deleted
 */
export async function readPage(db: Db, actor: Actor, id: string): Promise<FilePage> {
  const page = await db.maybe<FilePage>(sql`
    select p.id, p.file_id as "fileId", f.name as "fileName", f.kind, p.ordinal, p.number, p.heading, p.text, p.confidence, f.language, f.hidden_words as "hiddenWords",
           (select count(*) from pages where file_id = f.id) as total,
           (select id from pages where file_id = f.id and ordinal < p.ordinal order by ordinal desc limit 1)
             as "previousId",
           (select id from pages where file_id = f.id and ordinal > p.ordinal order by ordinal limit 1)
             as "nextId",
           null as replaced
    from pages p join files f on f.id = p.file_id and f.status <> 'deleting'
    where p.id = ${id} and ${reachableFiles(actor)}`);
  if (page) return page;
  return readVersionPage(db, actor, id);
}

/** Reads a page of an earlier version, only for readers of an answer that cites it. */
async function readVersionPage(db: Db, actor: Actor, id: string): Promise<FilePage> {
  const page = await db.maybe<FilePage & { replaced: { at: string | Date } }>(sql`
    select p.id, f.id as "fileId", r.name as "fileName", r.kind, p.ordinal, p.number, p.heading, p.text, p.confidence, f.language,
           0 as "hiddenWords", r.pages as total, null as "previousId", null as "nextId",
           jsonb_build_object('number', r.number, 'at', r.replaced_at) as replaced
    from version_pages p join file_versions r on r.id = p.version_id
    join files f on f.id = r.file_id and f.status <> 'deleting'
    where p.id = ${id} and ${reachableFiles(actor)} and exists (
      select from citations s join messages m on m.id = s.message_id
      join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
      where s.version_page_id = p.id and (v.asker_id = ${actor.id} or (v.together and (
        c.owner_id = ${actor.id}
        or exists (select from chat_shares h where h.chat_id = c.id and h.user_id = ${actor.id})))))`);
  if (!page) throw new AppError("not_found");
  return { ...page, replaced: { ...page.replaced, at: new Date(page.replaced.at) } };
}
