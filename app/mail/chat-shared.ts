import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Reader = {
  name: string;
  language: Language;
  access: Access;
  chatId: string;
  chatName: string;
  owner: string;
};

/** The mail to a person with whom a chat is shared. Nothing that was asked there is in it. */
export function chatShared({ chatId, chatName, owner, access, ...to }: Reader): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const path = paths.chats.open(access, chatId);
  return composeMail({ ...to, origin, product, path }, texts => texts.chatShared, { chat: chatName, owner });
}
