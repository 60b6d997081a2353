import type { Asker } from "~/contract/asker";
import type { MailMessage } from "~/contract/mail-message";
import { toAsker } from "./asker-mail";
import { composeMail } from "./compose-mail";

/** The mail to a person whose question was handed on and is settled. The question itself is not in the mail. */
export function questionSettled(to: Asker): MailMessage {
  return composeMail(toAsker(to), texts => texts.questionSettled, { chat: to.chatName });
}
