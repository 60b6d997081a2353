import { actorOf, os } from "~/api/implement";
import { changeChat } from "~/domain/chats/chat/change-chat";
import { listChats } from "~/domain/chats/chat/list-chats";
import { readChat } from "~/domain/chats/chat/read-chat";
import { removeChat } from "~/domain/chats/chat/remove-chat";
import { renameChat } from "~/domain/chats/chat/rename-chat";
import { startChat } from "~/domain/chats/chat/start-chat";

export const chats = os.chats.router({
  list: os.chats.list.handler(({ input, context }) => listChats(context.db, actorOf(context), input)),
  read: os.chats.read.handler(({ input, context }) => readChat(context.db, actorOf(context), input)),
  start: os.chats.start.handler(({ input, context }) => startChat(context.db, actorOf(context), input)),
  change: os.chats.change.handler(({ input, context }) =>
    changeChat(context.db, actorOf(context), input, context.version),
  ),
  rename: os.chats.rename.handler(({ input, context }) =>
    renameChat(context.db, actorOf(context), input, context.version),
  ),
  remove: os.chats.remove.handler(({ input, context }) => removeChat(context.db, actorOf(context), input)),
});
