import type { Access } from "~/contract/abilities";
import type { Share } from "~/contract/shares";
import { paths } from "~/paths";

/** A share as lists render it; `own`: of one of the reader's chats. */
export function shownShare(
  { chatId, chatName, person, mode, since: at }: Share,
  { own, access, since }: { own: boolean; access: Access; since: string },
) {
  return {
    id: `${chatId}.${person.id}`,
    chat: chatName,
    to: paths.chats.open(access, chatId),
    name: person.name,
    picture: paths.picture(person.avatar),
    mode,
    at: at.toISOString(),
    since,
    changeTo: own ? paths.chats.share(access, chatId, { person: person.id }) : undefined,
    endTo: own ? paths.chats.endShare(access, chatId, person.id) : paths.chats.leave(access, chatId),
  };
}
