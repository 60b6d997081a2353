import type { Asker } from "~/contract/asker";
import type { MailMessage } from "~/contract/mail-message";
import { toAsker } from "./asker-mail";
import { composeMail } from "./compose-mail";

/** What answers a question now: a file, or an approved answer by its question. */
type Source = { name: string; approvedId: string | null };

/** The mail to a person whose question stayed open and is answered now. The question itself is not in the mail. */
export function questionAnswered(to: Asker, { name, approvedId }: Source): MailMessage {
  const [chat, reader] = [to.chatName, toAsker(to)];
  return approvedId
    ? composeMail(reader, texts => texts.questionApproved, { chat, approved: name })
    : composeMail(reader, texts => texts.questionAnswered, { chat, source: name });
}
