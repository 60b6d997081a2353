import sql from "sql-template-tag";
import type { ArchiveInput } from "~/contract/folder-fields";
import type { Db } from "~/db/connection";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { lockFolders } from "./read-folder";

/**
 * Archives chats for the actor, or takes them out of their archive; folder, pin and tags stay. Leaves out chats that the actor
 * does not see. Returns how many are in the archive, or outside of it, thereafter.
 */
export function archiveChats(
  db: Db,
  actor: Actor,
  { ids, archived }: ArchiveInput,
): Promise<{ changed: number }> {
  return db.transaction(async tx => {
    await lockFolders(tx, actor.id);
    const placed = await tx.many(sql`
      insert into chat_places (user_id, chat_id, archived)
      select ${actor.id}, c.id, ${archived} from chats c
      where c.id = any(${ids}::uuid[]) and ${visibleTo(actor)}
      on conflict (user_id, chat_id) do update set archived = excluded.archived
      returning chat_id`);
    return { changed: placed.length };
  });
}
