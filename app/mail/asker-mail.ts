import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import { settings } from "~/env";
import { paths } from "~/paths";

/** Who asked a question, and where it stands. */
export type Asker = {
  name: string;
  language: Language;
  access: Access;
  chatId: string;
  chatName: string;
  messageId: string;
};

/** What a mail to an asker is composed with; its link leads to the question. */
export function toAsker({ name, language, access, chatId, messageId }: Asker) {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const path = `${paths.chats.open(access, chatId, { branch: messageId })}#m-${messageId}`;
  return { name, language, origin, product, path };
}
