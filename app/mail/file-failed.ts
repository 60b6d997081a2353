import type { MailMessage } from "~/contract/mail-message";
import { type Addressee, composeMail } from "./compose-mail";

/** To the uploader: the file could not be processed. `reason` is the translated sentence of its error code. */
export function fileFailed(to: Addressee, fileName: string, reason: string): MailMessage {
  return composeMail(to, texts => texts.fileFailed, { file: fileName, reason });
}
