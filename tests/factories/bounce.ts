import type { Letter } from "./dovecot-mailbox";

/** What Postfix returns to the sender of a mail; it names the mail in no header of its own. */
export const bounce = (messageId: string, address: string, action = "failed"): Letter => ({
  from: "Mail Delivery System <MAILER-DAEMON@mx.example>",
  subject: "Undelivered Mail Returned to Sender",
  before: "Return-Path: <>\r\n",
  headers:
    'Auto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n',
  text: [
    "--b",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    `<${address}>: host mx.fern.example said: 550 5.1.1 User unknown`,
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1 User unknown",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: Angebot",
    `Message-ID: ${messageId}`,
    "",
    "--b--",
  ].join("\r\n"),
});
