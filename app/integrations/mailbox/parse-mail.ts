import { type EmailAddress, type HeaderLines, simpleParser } from "mailparser";
import { uniqueAddresses } from "~/contract/reply-recipients";
import { type DeliveryReport, deliveryReport } from "./delivery-report";
import { htmlText } from "./html-text";
import { oneLine, sourceBytes, storable } from "./mail-text";
import { safeHtml } from "./safe-html";

/** Why a mail must never be answered by a machine. */
type Automatic = "auto_submitted" | "bulk" | "list" | "suppressed" | "bounce";

/** The content of a mail, as plain data, because another process parses it. */
export type ParsedMail = {
  text: string;
  html: string | null;
  /** The HTML that may be shown. */
  safeHtml: string | null;
  inReplyTo: string;
  references: string[];
  /** Each address once, in the mail's order. */
  replyTo: string[];
  automatic: Automatic | null;
  /** For a report of a mail server: which mail could not be delivered. */
  report: DeliveryReport | null;
  /** The lines of Authentication-Results above the first Received; none if From is ambiguous. */
  authResults: string[];
};

/** Chosen: more reply addresses than a mail has. */
const maxReplyTo = 20;

/** The newest are kept. */
const maxReferences = 100;

const options = { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: sourceBytes };

/** @throws errors of the parser, for a mail that it cannot parse */
export async function parseMail(source: Buffer): Promise<ParsedMail> {
  const mail = await simpleParser(source, options);
  const shownHtml = mail.html ? safeHtml(storable(mail.html)) : null;
  const hasOwnText = Boolean(mail.text?.trim()) && hasTextPart(source);
  const text = shownHtml && !hasOwnText ? htmlText(shownHtml) : (mail.text ?? "");
  const references = [mail.references ?? []].flat();
  return {
    text: storable(text).slice(0, sourceBytes),
    html: mail.html ? cutBytes(storable(mail.html)) : null,
    safeHtml: shownHtml,
    inReplyTo: oneLine(mail.inReplyTo),
    references: references.slice(-maxReferences).map(id => oneLine(id)),
    replyTo: addressesOf(mail.replyTo?.value ?? []),
    automatic: automaticOf(mail.headerLines),
    report: deliveryReport(source),
    authResults: hasOneAuthor(mail.headerLines) ? authResultsOf(mail.headerLines) : [],
  };
}

/** The addresses of a list, also those in its groups. */
const addressesOf = (list: EmailAddress[]): string[] =>
  uniqueAddresses(
    list
      .flatMap(one => one.group ?? [one])
      .map(({ address }) => oneLine(address, 320))
      .filter(Boolean),
  ).slice(0, maxReplyTo);

const hasTextPart = (source: Buffer): boolean =>
  /^content-type:\s*text\/plain/im.test(source.toString("latin1"));

const cutBytes = (html: string): string =>
  Buffer.byteLength(html) <= sourceBytes ? html : Buffer.from(html).subarray(0, sourceBytes).toString("utf8");

const contentOf = ({ line }: HeaderLines[number]): string => line.slice(line.indexOf(":") + 1).trim();

/** By RFC 3834 and the headers of mailing lists, Exchange and bounces. */
function automaticOf(lines: HeaderLines): Automatic | null {
  const has = (key: string, test: RegExp) =>
    lines.some(line => line.key === key && test.test(contentOf(line)));
  if (has("content-type", /^multipart\/report\b/i) || has("return-path", /^<\s*>$/)) return "bounce";
  if (has("auto-submitted", /^(?!no\b)\S/i) || has("x-autoreply", /\S/) || has("x-autorespond", /\S/))
    return "auto_submitted";
  if (lines.some(({ key }) => key.startsWith("list-"))) return "list";
  if (has("precedence", /\b(bulk|junk|list|auto_reply)\b/i)) return "bulk";
  if (has("x-auto-response-suppress", /\b(all|oof|autoreply)\b/i)) return "suppressed";
  return null;
}

/**
 * Whether From has one address that all programs read alike. With two headers, or two addresses in one, the server may
 * have verified another sender than the one that an answer would go to.
 */
function hasOneAuthor(lines: HeaderLines): boolean {
  const [from, ...others] = lines.filter(({ key }) => key === "from");
  if (!from || others.length > 0) return false;
  // Quoted names and comments may hold anything.
  const bare = contentOf(from)
    .replace(/"(?:[^"\\]|\\.)*"/gs, "")
    .replace(/\([^()]*\)/g, "");
  return bare.split("<").length <= 2 && bare.split("@").length === 2;
}

/** A server adds its lines on top: one below the first Received may have been written by the sender. */
function authResultsOf(lines: HeaderLines): string[] {
  const received = lines.findIndex(({ key }) => key === "received");
  return lines
    .slice(0, received === -1 ? 0 : received)
    .filter(({ key }) => key === "authentication-results")
    .slice(0, 10)
    .map(line => oneLine(contentOf(line), 2000));
}
