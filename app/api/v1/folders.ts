import { actorOf, os } from "~/api/implement";
import { addFolder } from "~/domain/chats/folder/add-folder";
import { archiveChats } from "~/domain/chats/folder/archive-chats";
import { changeFolder } from "~/domain/chats/folder/change-folder";
import { placeChat } from "~/domain/chats/folder/place-chat";
import { listFolders, readFolder } from "~/domain/chats/folder/read-folder";
import { removeFolder } from "~/domain/chats/folder/remove-folder";

export const folders = os.folders.router({
  list: os.folders.list.handler(({ context }) => listFolders(context.db, actorOf(context))),
  read: os.folders.read.handler(({ input, context }) => readFolder(context.db, actorOf(context), input.id)),
  add: os.folders.add.handler(({ input, context }) => addFolder(context.db, actorOf(context), input)),
  change: os.folders.change.handler(({ input, context }) =>
    changeFolder(context.db, actorOf(context), input, context.version),
  ),
  remove: os.folders.remove.handler(({ input, context }) =>
    removeFolder(context.db, actorOf(context), input.id, context.version),
  ),
  place: os.folders.place.handler(({ input, context }) => placeChat(context.db, actorOf(context), input)),
  archive: os.folders.archive.handler(({ input, context }) =>
    archiveChats(context.db, actorOf(context), input),
  ),
});
