import type { Asker } from "~/contract/asker";
import type { MailMessage } from "~/contract/mail-message";
import { toAsker } from "./asker-mail";
import { composeMail } from "./compose-mail";

/** The mail to a person whose question stayed open: a new source answers it. The question itself is not in the mail. */
export function questionAnswered(to: Asker, source: string): MailMessage {
  return composeMail(toAsker(to), texts => texts.questionAnswered, { chat: to.chatName, source });
}
