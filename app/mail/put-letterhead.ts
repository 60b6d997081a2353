import { logoId, type MailLetterhead, type MailMessage } from "~/contract/mail-message";
import { escapeHtml } from "./escape-html";

/** Chosen: a logo heads a mail without filling a phone's screen; in pixels. */
const [highest, widest] = [64, 240];

/** The beginning and the footer of a composed mail. Texts cannot contain them, because their HTML is escaped. */
const head = /(<div style="max-width:560px[^>]*>\n)/;
const foot = /(<p class="m-foot")/;
const textFoot = "\n\n--\n\n";

/** A composed mail on a company's letterhead: its logo above, its signature below the words and above the footer. */
export function putLetterhead(
  { subject, text, html }: MailMessage,
  { sender, signature, logo }: MailLetterhead,
): MailMessage {
  const at = text.lastIndexOf(textFoot);
  const signed = signature && at >= 0 ? `${text.slice(0, at)}\n\n${signature}${text.slice(at)}` : text;
  const scale = logo ? Math.min(1, highest / logo.height, widest / logo.width) : 1;
  // The white plate keeps dark letters legible where a mail program is dark.
  const picture =
    logo &&
    `<p style="margin:0 0 24px"><img src="cid:${logoId}" alt="${escapeHtml(sender)}" width="${Math.round(logo.width * scale) || 1}" height="${Math.round(logo.height * scale) || 1}" style="display:block;padding:8px;border-radius:6px;background:#ffffff"></p>\n`;
  const lines = escapeHtml(signature).replaceAll("\n", "<br>");
  const below = signature && `<p dir="auto" style="margin:0 0 24px">${lines}</p>\n`;
  return {
    subject,
    text: signed,
    html: html
      .replace(head, (whole: string) => `${whole}${picture ?? ""}`)
      .replace(foot, (whole: string) => `${below}${whole}`),
  };
}
