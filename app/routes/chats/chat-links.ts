import type { AppLoadContext } from "@remix-run/node";
import type { Chat } from "~/contract/chats";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import type { readThread } from "./read-thread";

/** The links of the chat's page; undefined where the user may not follow them. */
export function chatLinks(
  context: AppLoadContext,
  chat: Chat,
  page: Awaited<ReturnType<typeof readThread>>,
  branch: string | undefined,
) {
  const { user, ability } = requireSignedIn(context);
  const { access, companyId } = user;
  const { id, own } = chat;
  const hasMessages = page.messages.length > 0;
  return {
    list: paths.chats.list(access),
    place: ability.can("update", "Folder") ? paths.chats.place(access, id) : undefined,
    share: own && companyId ? paths.chats.share(access, id) : undefined,
    visitors: own && chat.visibility === "public" && companyId ? paths.chats.visitors(access, id) : undefined,
    print: hasMessages ? paths.chats.open(access, id, { branch, print: "yes" }) : undefined,
    leave: chat.shared ? paths.chats.leave(access, id) : undefined,
    export: hasMessages ? paths.chats.export(access, id, { branch: page.latest ?? undefined }) : undefined,
    rename: own ? paths.chats.rename(access, id) : undefined,
    edit: own ? paths.chats.edit(access, id) : undefined,
    remove: own ? paths.chats.delete(access, id) : undefined,
    divisions: paths.knowledge.divisions(access),
    upload:
      own && ability.can("create", "File")
        ? paths.knowledge.new(chat.divisions[0] ? { division: chat.divisions[0].id } : {})
        : undefined,
  };
}
