import type { Asker } from "~/contract/asker";
import { settings } from "~/env";
import { paths } from "~/paths";

/** What a mail to an asker is composed with; its link leads to the question. */
export function toAsker({ name, language, access, chatId, messageId }: Asker) {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const path = `${paths.chats.open(access, chatId, { branch: messageId })}#m-${messageId}`;
  return { name, language, origin, product, path };
}
