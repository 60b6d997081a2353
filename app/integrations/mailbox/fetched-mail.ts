import { createHash } from "node:crypto";
import type { FetchMessageObject } from "imapflow";
import { type AddressNames, displayName, namesOf } from "~/contract/mail-address";
import { listParts, type MailPart } from "./list-parts";
import { oneLine, sourceBytes } from "./mail-text";
import type { ParsedMail } from "./parse-mail";

/** A mail as its server describes it. */
export type FetchedMail = {
  uid: number;
  messageId: string;
  /** The Message-ID; without one, a hash that identifies the mail. */
  fingerprint: string;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  /** The names of its recipients. */
  recipientNames: AddressNames;
  subject: string;
  flags: string[];
  attachments: MailPart[];
  size: number;
  sentAt: Date;
  /** Undefined for a mail that could not be parsed. */
  parsed: ParsedMail | undefined;
};

/** The items that are fetched of each mail. */
export const mailQuery = {
  uid: true,
  flags: true,
  envelope: true,
  internalDate: true,
  size: true,
  bodyStructure: true,
  source: { start: 0, maxLength: sourceBytes },
} as const;

/** Chosen: more recipients are not listed. */
const maxRecipients = 100;

/** The largest value of PostgreSQL's integer, and the last year of a date with four digits. */
const maxInteger = 2 ** 31 - 1;
const maxYear = 9999;

/** Parses the start of a mail, in another process; undefined if that fails. */
export type ParseMail = (source: Buffer) => Promise<ParsedMail | undefined>;

/** A fetched message as it is stored: header texts on one line, of limited length; of the body, the parsed start. */
export async function fetchedMail(message: FetchMessageObject, parse: ParseMail): Promise<FetchedMail> {
  const { uid, envelope, flags, internalDate, source, size = 0, bodyStructure } = message;
  const from = envelope?.from?.[0];
  const named = (list: { name?: string | undefined; address?: string | undefined }[] = []) =>
    list
      .slice(0, maxRecipients)
      .map(one => ({ name: displayName(one.name ?? ""), address: oneLine(one.address, 320) }))
      .filter(({ address }) => address);
  const [to, cc] = [named(envelope?.to), named(envelope?.cc)];
  const at = new Date(internalDate ?? envelope?.date ?? 0);
  const mail = {
    uid,
    messageId: oneLine(envelope?.messageId),
    from: { name: oneLine(from?.name, 200), address: oneLine(from?.address, 320) },
    to: to.map(({ address }) => address),
    cc: cc.map(({ address }) => address),
    recipientNames: namesOf([...to, ...cc]),
    subject: oneLine(envelope?.subject),
    flags: [...(flags ?? [])],
    attachments: listParts(bodyStructure),
    size,
    sentAt: Number.isNaN(at.getTime()) ? new Date(0) : at,
    parsed: source && (await parse(source)),
  };
  return { ...mail, fingerprint: mail.messageId || hashOf(mail, envelope?.date) };
}

/** A mail whose content cannot be stored: what identifies it at its server, its time of arrival and the server's own flags. */
export function unreadableMail({ uid, flags, sentAt, size }: FetchedMail): FetchedMail {
  const isStorable = sentAt.getTime() >= 0 && sentAt.getUTCFullYear() <= maxYear;
  const mail = {
    uid,
    messageId: "",
    from: { name: "", address: "" },
    to: [],
    cc: [],
    recipientNames: namesOf([]),
    subject: "",
    flags: flags.filter(flag => flag.startsWith("\\")),
    attachments: [],
    size: Math.max(0, Math.min(size, maxInteger)),
    sentAt: isStorable ? sentAt : new Date(0),
    parsed: undefined,
  };
  return { ...mail, fingerprint: hashOf(mail, undefined) };
}

/** Includes neither the UID nor the time of arrival: both change when a backup is restored. */
function hashOf(mail: Pick<FetchedMail, "from" | "subject" | "size">, date: unknown): string {
  const { from, subject, size } = mail;
  return createHash("sha256")
    .update(JSON.stringify([from.address, subject, size, String(date)]))
    .digest("base64url");
}
