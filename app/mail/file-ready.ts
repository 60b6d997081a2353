import type { MailMessage } from "~/contract/mail-message";
import { type Addressee, composeMail } from "./compose-mail";

/** To the uploader: the file is ready for questions. */
export function fileReady(to: Addressee, fileName: string): MailMessage {
  return composeMail(to, texts => texts.fileReady, { file: fileName });
}
