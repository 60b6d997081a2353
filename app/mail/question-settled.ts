import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Asker = {
  name: string;
  language: Language;
  access: Access;
  chatId: string;
  chatName: string;
  messageId: string;
};

/** The mail to a person whose question was handed on and is settled. The question itself is not in the mail. */
export function questionSettled(to: Asker): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language, access, chatId, chatName, messageId } = to;
  const path = `${paths.chats.open(access, chatId, { branch: messageId })}#m-${messageId}`;
  return composeMail({ name, language, origin, product, path }, texts => texts.questionSettled, {
    chat: chatName,
  });
}
