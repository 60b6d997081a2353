import type { MessageStructureObject } from "imapflow";
import { oneLine } from "./mail-text";

/** A part that is offered as a file; `part` fetches it from the server. */
export type MailPart = { name: string; type: string; size: number; part: string; contentId: string };

/** Chosen: more files than a page lists. */
const maxParts = 200;

/** The attachments of a mail: the leaves of its structure except the texts that are shown, and forwarded mails as a whole. */
export function listParts(root: MessageStructureObject | undefined): MailPart[] {
  const parts: MailPart[] = [];
  // A list instead of recursion: senders choose the depth.
  const open = root ? [root] : [];
  while (open.length > 0 && parts.length < maxParts) {
    const node = open.shift()!;
    if (node.childNodes && node.type !== "message/rfc822") open.unshift(...node.childNodes);
    else if (!isShown(node)) parts.push(partOf(node));
  }
  // Calendars send an invitation as an alternative of the text, without a name, and again as a file.
  const isInvitation = ({ type, name }: MailPart) => type === "text/calendar" && name === "";
  const others = parts.filter(part => !isInvitation(part));
  return others.some(({ type }) => /^(text\/calendar|application\/ics)$/.test(type)) ? others : parts;
}

const isShown = ({ type, disposition, parameters, dispositionParameters }: MessageStructureObject): boolean =>
  /^text\/(plain|html)$/i.test(type) &&
  disposition !== "attachment" &&
  !dispositionParameters?.filename &&
  !parameters?.name;

function partOf(node: MessageStructureObject): MailPart {
  const { type, parameters, dispositionParameters, encoding, size = 0 } = node;
  const embedded = node.envelope?.subject ? `${node.envelope.subject}.eml` : "";
  return {
    name: oneLine(dispositionParameters?.filename || parameters?.name || embedded, 255),
    type: oneLine(type, 120).toLowerCase() || "application/octet-stream",
    // Four characters of base64 are three bytes.
    size: encoding?.toLowerCase() === "base64" ? Math.floor((size * 3) / 4) : size,
    part: node.part ?? "1",
    contentId: oneLine(node.id, 500).replace(/^<|>$/g, ""),
  };
}
