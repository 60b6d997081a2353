import { type Addressee, letter, type MailMessage } from "./letter";

/** To the uploader: the file has been read, questions may be asked. */
export function fileReady(to: Addressee, fileName: string): MailMessage {
  return letter(to, texts => texts.fileReady, { file: fileName });
}
