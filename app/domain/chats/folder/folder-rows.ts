import sql, { type Sql } from "sql-template-tag";
import type { FolderInput } from "~/contract/folder-fields";
import type { Folder } from "~/contract/folders";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";

/** The columns of a folder's fields, in addition to its key. */
export const folderFields = { name: "name", parentId: "parent_id" } satisfies WrittenColumns<FolderInput>;

/** The select list of a {@link Folder}, from folders f. */
export function folderColumns(actor: Actor): Sql {
  return selectList({
    id: sql`f.id`,
    name: sql`f.name`,
    parentId: sql`f.parent_id`,
    chats: sql`(
      select count(*) from chat_places p join chats c on c.id = p.chat_id
      where p.folder_id = f.id and p.user_id = ${actor.id} and not p.archived and ${visibleTo(actor)})`,
    folders: sql`(select count(*) from folders inner_f where inner_f.parent_id = f.id)`,
    version: sql`f.version`,
  } satisfies Columns<Folder>);
}
