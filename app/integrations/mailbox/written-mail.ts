import { createTransport } from "nodemailer";
import type { AddressNames } from "~/contract/mail-address";
import { headerText } from "../header-text";
import { refusesForGood } from "../smtp/refuses-for-good";
import { keywordOf, MailServerFault, reasonOf } from "./mail-server";
import { smtpFault } from "./verify-smtp";

/** A mail that a person wrote. Addresses are checked when they are saved. */
export type WrittenMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  recipientNames: AddressNames;
  subject: string;
  text: string;
  files: { name: string; bytes: Buffer }[];
  inReplyTo: string;
  references: string[];
  sentAt: Date;
  /** Written by a machine: other machines must not answer it (RFC 3834). */
  automatic: boolean;
};

/** The source of a mail, as it is sent and stored in Sent. Blind copies are in its envelope only. */
export async function composeWritten(mail: WrittenMail): Promise<Buffer> {
  const named = (address: string) => ({
    name: headerText(mail.recipientNames[address.toLowerCase()] ?? ""),
    address,
  });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    messageId: mail.messageId,
    from: { name: headerText(mail.from.name), address: mail.from.address },
    to: mail.to.map(named),
    cc: mail.cc.map(named),
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
 * The result of handing a mail to its server. `unclear`: the connection ended afterwards, so the mail may have been
 * sent. `reason` is a keyword, then the server's words.
 */
export type MailSubmission =
  | { sent: true; refused: string[] }
  | { sent: false; permanent: boolean; unclear: boolean; reason: string };

/** The result by an error of nodemailer. */
export function submissionOf(error: unknown): MailSubmission {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const fault = smtpFault(error);
  const { step, detail } = fault;
  const unsent = { sent: false, permanent: false, unclear: false } as const;
  // nodemailer has no code for a server that never greets, and therefore did not get the mail.
  const isUngreeted = /greeting never received/i.test((error as Error).message);
  if (error instanceof MailServerFault || step !== "port" || isUngreeted)
    return { ...unsent, reason: reasonOf(keywordOf(fault), detail) };
  if (responseCode !== undefined)
    return {
      ...unsent,
      permanent: refusesForGood({ responseCode, command }),
      reason: reasonOf("refused", detail),
    };
  // The port was open before, so the connection ended later; nodemailer does not say at which command.
  return { ...unsent, unclear: true, reason: reasonOf("unclear", detail) };
}
