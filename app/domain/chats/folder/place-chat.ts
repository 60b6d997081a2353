import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PlaceInput } from "~/contract/folder-fields";
import type { Place } from "~/contract/folders";
import type { Db } from "~/db/connection";
import { seesChat, visibleTo } from "~/domain/chats/chat/visible-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { tagLinks, tagsOf, writeTags } from "~/domain/core/tag/tag-links";
import { lockFolders } from "./read-folder";

/** Chosen: pinned chats are above all others, which is only useful for a few. Chats that are no longer visible do not count. */
const maxPinned = 20;

/**
 * Moves a chat into one of the actor's folders, pins it, archives it, and sets the actor's tags of it with `tagIds`. Has no
 * effect for other readers of the chat.
 * @throws AppError not_found (the chat, the folder or a tag), pin_limit_reached
 */
export function placeChat(db: Db, actor: Actor, input: PlaceInput & { id: string }): Promise<Place> {
  const { id, tagIds, ...place } = input;
  return db.transaction(async tx => {
    await lockFolders(tx, actor.id);
    if (!(await seesChat(tx, actor, id))) throw new AppError("not_found");
    if (place.folderId) {
      const own = await tx.maybe(
        sql`select id from folders where id = ${place.folderId} and owner_id = ${actor.id}`,
      );
      if (!own) throw new AppError("not_found");
    }
    if (place.pinned) {
      const { used } = await tx.one<{ used: number }>(sql`
        select count(*) as used from chat_places p join chats c on c.id = p.chat_id
        where p.user_id = ${actor.id} and p.pinned and c.id <> ${id} and ${visibleTo(actor)}`);
      if (used >= maxPinned) throw new AppError("pin_limit_reached", { values: { limit: maxPinned } });
    }
    await tx.run(sql`
      insert into chat_places (user_id, chat_id, folder_id, pinned, archived)
      values (${actor.id}, ${id}, ${place.folderId}, ${place.pinned}, ${place.archived})
      on conflict (user_id, chat_id) do update set folder_id = excluded.folder_id, pinned = excluded.pinned,
        archived = excluded.archived`);
    const links = tagLinks.chat(id, actor.id);
    if (tagIds) await writeTags(tx, links, actor.companyId, tagIds);
    const { tags } = await tx.one<Pick<Place, "tags">>(sql`select ${tagsOf(links)} as tags`);
    return { ...place, tags };
  });
}
