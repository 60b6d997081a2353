import type { SmtpInput } from "~/contract/smtp-fields";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import type { Dovecot } from "../fakes/dovecot";
import { asking } from "./asking";

/** The fields of a mailbox at a local mail server, without encryption; `imapPort` is also used for SMTP. */
export const mailboxFields = (
  email: string,
  imapPort: number,
  changes: Partial<SmtpInput> = {},
): SmtpInput => ({
  email,
  emailFrom: "",
  password: "richtig",
  allowedEmails: [],
  authServer: "",
  signature: "",
  signIn: "password",
  smtpHost: "127.0.0.1",
  smtpPort: imapPort,
  smtpSecurity: "none",
  imapHost: "127.0.0.1",
  imapPort,
  imapSecurity: "none",
  ...changes,
});

type Owner = { db: Database; manager: Actor };

/** Adds such a mailbox for a company, as its data manager. */
export const addMailbox = (
  { db, manager }: Owner,
  email: string,
  imapPort: number,
  changes?: Partial<SmtpInput>,
) => asking(db, manager).smtpSettings.add(mailboxFields(email, imapPort, changes));

export type Letter = {
  subject: string;
  from?: string;
  /** The Message-ID; by default one for this recipient and subject. */
  id?: string;
  /** Further header lines before From with their line ends, such as those of a receiving server. */
  before?: string;
  headers?: string;
  text?: string;
};

/** The source of a mail. */
export const letterTo = (
  user: string,
  {
    subject,
    from = "Jule <jule@cafe.example>",
    text = "Guten Tag",
    before = "",
    headers = "",
    ...mail
  }: Letter,
): string =>
  `${before}From: ${from}\r\nTo: ${user}\r\nSubject: ${subject}\r\nMessage-ID: ${mail.id ?? `<${subject.replace(/\W/g, "")}.${user}>`}\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n${headers}\r\n${text}\r\n`;

/** Delivers such a mail to a mailbox of Dovecot. */
export const deliverTo = (dovecot: Dovecot, user: string, letter: Letter, folder?: string): Promise<void> =>
  dovecot.deliver(user, letterTo(user, letter), folder);

export type MailedFile = { name: string; type: string; bytes: Buffer | string; inline?: string };

/** The headers and the text of a mail with attachments; `inline`: a picture of the text with this Content-ID. */
export function withFiles(text: string, files: readonly MailedFile[]): { headers: string; text: string } {
  const parts = files.map(({ name, type, bytes, inline }) =>
    [
      "--x",
      `Content-Type: ${type}; name="${name}"`,
      "Content-Transfer-Encoding: base64",
      ...(inline ? [`Content-ID: <${inline}>`, "Content-Disposition: inline"] : []),
      ...(inline ? [] : [`Content-Disposition: attachment; filename="${name}"`]),
      "",
      Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
    ].join("\r\n"),
  );
  return {
    headers: 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n',
    text: ["--x", "Content-Type: text/plain; charset=utf-8", "", text, ...parts, "--x--"].join("\r\n"),
  };
}
