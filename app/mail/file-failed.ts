import { type Addressee, letter, type MailMessage } from "./letter";

/** To the uploader: the file could not be read. `reason` is the sentence of its error code, in their language. */
export function fileFailed(to: Addressee, fileName: string, reason: string): MailMessage {
  return letter(to, texts => texts.fileFailed, { file: fileName, reason });
}
