import type { MailMessage } from "~/contract/mail-message";
import { escapeHtml } from "./escape-html";

/** A reply that an administrator has written, as it was typed: in plain text, and the same as HTML. */
export const operatorReply = (subject: string, text: string): MailMessage => ({
  subject,
  text,
  html: `<!doctype html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body><div dir="auto" style="font:16px/1.5 sans-serif;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div></body>
</html>
`,
});
