import { actorOf, os } from "~/api/implement";
import { endShare, leaveShare } from "~/domain/chats/share/end-share";
import { listContacts, readContact } from "~/domain/chats/share/list-contacts";
import { listGiven, listReceived, listSharesOf } from "~/domain/chats/share/list-shares";
import { previewShare } from "~/domain/chats/share/preview-share";
import { shareChat } from "~/domain/chats/share/share-chat";

export const shares = os.shares.router({
  contacts: os.shares.contacts.handler(({ input, context }) =>
    listContacts(context.db, actorOf(context), input),
  ),
  contact: os.shares.contact.handler(({ input, context }) =>
    readContact(context.db, actorOf(context), input.id),
  ),
  given: os.shares.given.handler(({ context }) => listGiven(context.db, actorOf(context))),
  received: os.shares.received.handler(({ context }) => listReceived(context.db, actorOf(context))),
  ofChat: os.shares.ofChat.handler(({ input, context }) =>
    listSharesOf(context.db, actorOf(context), input.id),
  ),
  preview: os.shares.preview.handler(({ input, context }) =>
    previewShare(context.db, actorOf(context), input),
  ),
  share: os.shares.share.handler(({ input, context }) =>
    shareChat(context.db, actorOf(context), input, context.version),
  ),
  end: os.shares.end.handler(async ({ input, context }) => {
    await endShare(context.db, actorOf(context), input);
    return {};
  }),
  leave: os.shares.leave.handler(async ({ input, context }) => {
    await leaveShare(context.db, actorOf(context), input);
    return {};
  }),
});
