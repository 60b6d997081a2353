import { mailReader } from "~/domain/chats/share/mail-reader";
import { chatShared } from "~/mail/chat-shared";
import type { JobHandler } from "../worker";

/** Notifies a user that a chat is shared with them. */
export const chatSharedJob: JobHandler<"chat_shared"> = (share, { db }) => mailReader(db, share, chatShared);
