import { createTransport } from "nodemailer";
import { keywordOf, MailServerFault, reasonOf } from "./mail-server";
import { smtpFault } from "./verify-smtp";

/** A mail that a person wrote. Addresses are checked when they are saved. */
export type WrittenMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  subject: string;
  text: string;
  files: { name: string; bytes: Buffer }[];
  inReplyTo: string;
  references: string[];
  sentAt: Date;
  /** Written by a machine: other machines must not answer it (RFC 3834). */
  automatic: boolean;
};

/** Header text on one line, without U+2028 and U+2029, which some programs treat as line ends. */
const headerText = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The mail as it is sent, and as it is in Sent. Blind copies are in its envelope alone. */
export async function composeWritten(mail: WrittenMail): Promise<Buffer> {
  const plain = (address: string) => ({ name: "", address });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    messageId: mail.messageId,
    from: { name: headerText(mail.from.name), address: mail.from.address },
    to: mail.to.map(plain),
    cc: mail.cc.map(plain),
    subject: headerText(mail.subject),
    text: mail.text,
    attachments: mail.files.map(({ name, bytes }) => ({ filename: headerText(name), content: bytes })),
    date: mail.sentAt,
    ...(mail.automatic && {
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    }),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo }),
    ...(mail.references.length > 0 && { references: mail.references }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

/**
 * How a hand-over ended. `unclear`: the connection ended while the server had the mail, so it may be on its way.
 * `reason` is a keyword, then the server's words.
 */
export type MailSubmission =
  | { sent: true; refused: string[] }
  | { sent: false; permanent: boolean; unclear: boolean; reason: string };

/** What an error of nodemailer says about the mail. */
export function submissionOf(error: unknown): MailSubmission {
  const { responseCode } = error as { responseCode?: number };
  const fault = smtpFault(error);
  const { step, detail } = fault;
  // nodemailer has no code of its own for a server that never greets: nothing was said to it.
  const isUngreeted = /greeting never received/i.test((error as Error).message);
  if (error instanceof MailServerFault || step !== "port" || isUngreeted)
    return {
      sent: false,
      permanent: false,
      unclear: false,
      reason: reasonOf(keywordOf(fault), detail),
    };
  if (responseCode !== undefined)
    return {
      sent: false,
      permanent: responseCode >= 500,
      unclear: false,
      reason: reasonOf("refused", detail),
    };
  // The port was tried before, so the connection ended later: nodemailer does not tell how far it had come.
  return { sent: false, permanent: false, unclear: true, reason: reasonOf("unclear", detail) };
}
