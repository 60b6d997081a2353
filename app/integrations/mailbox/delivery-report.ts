import { oneLine } from "./mail-text";
import { undeliveredReason } from "./undelivered-reason";

/** What a mail server reports of a mail that it could not deliver. */
export type DeliveryReport = {
  messageId: string;
  addresses: string[];
  /** Why it did not reach the first of them: one of `undeliveredReasons`, then the server's words. */
  reason: string;
};

/** Chosen: far more recipients than a mail has. */
const maxAddresses = 100;

/** Folded lines of a header become one. */
const unfold = (text: string): string => text.replace(/\n[ \t]+/g, " ");

const headOf = (part: string): string => unfold(part.split("\n\n", 1)[0] ?? "");
const bodyOf = (part: string): string => part.slice(part.indexOf("\n\n") + 2);
const header = (head: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, "im").exec(head)?.[1]?.trim() ?? "";

/**
 * Reads a report of RFC 3464: which mail could not be delivered, and to whom. Null for anything else, such as a report
 * that a mail is only late.
 */
export function deliveryReport(source: Buffer): DeliveryReport | null {
  const text = source.toString("latin1").replace(/\r\n/g, "\n");
  const type = header(headOf(text), "content-type");
  if (!/^multipart\/report\b.*\breport-type="?delivery-status\b/i.test(type)) return null;
  const boundary = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  if (!boundary) return null;
  const parts = bodyOf(text).split(`\n--${boundary[1] ?? boundary[2]}`);
  const addresses = new Set<string>();
  let messageId = "";
  let reason = "";
  for (const part of parts.slice(0, 20)) {
    const content = part.slice(part.indexOf("\n") + 1);
    const partType = header(headOf(content), "content-type");
    if (/^message\/(global-)?delivery-status\b/i.test(partType))
      for (const block of decoded(content).split(/\n[ \t]*\n/)) {
        const head = unfold(block);
        const address = failedAddress(head);
        if (!address || addresses.size >= maxAddresses) continue;
        addresses.add(address);
        reason ||= undeliveredReason(header(head, "status"), header(head, "diagnostic-code"));
      }
    else if (/^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)\b/i.test(partType))
      messageId ||= /<[^<>\s]+>/.exec(header(headOf(decoded(content)), "message-id"))?.[0] ?? "";
  }
  return messageId && addresses.size > 0
    ? { messageId: oneLine(messageId), addresses: [...addresses], reason }
    : null;
}

/** The content of a part. Base64 is not allowed here, but some servers send it. */
function decoded(part: string): string {
  const content = bodyOf(part).replace(/^\n+/, "");
  return /^base64$/i.test(header(headOf(part), "content-transfer-encoding"))
    ? Buffer.from(content, "base64").toString("latin1").replace(/\r\n/g, "\n")
    : content;
}

/** The recipient of a block of a report, if the mail was not delivered to them. */
function failedAddress(block: string): string | undefined {
  if (!/^failed\b/i.test(header(block, "action"))) return undefined;
  const recipient = header(block, "original-recipient") || header(block, "final-recipient");
  const address = oneLine(/^[^;]*;\s*<?([^<>\s]+@[^<>\s]+?)>?$/.exec(recipient)?.[1], 320);
  return address || undefined;
}
