import { isIP } from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import type { MailMessage } from "~/contract/mail-message";
import { headerText } from "../header-text";
import { refusesConnection, refusesForGood } from "./refuses-for-good";

/** A mail of the outbox. `id` becomes the Message-ID, so that mail programs recognise a repeated delivery. */
export type OutgoingMail = MailMessage & {
  id: string;
  to: string;
  /** The sender's display name; the product's without one. */
  senderName?: string;
  attachments?: MailAttachment[];
  /** For the reply of a person: without it, the mail says that it was written by a machine. */
  thread?: { inReplyTo: string; references: string[]; replyTo: string };
};

/** `cid`: a picture that the HTML shows. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };

/** `permanent`: a retry would be refused again. `reason` is for the operator: a keyword, then the server's reply. */
export type Delivery = { sent: true } | { sent: false; permanent: boolean; reason: string };

export interface Sender {
  /** Hands one mail to the operator's server. Throws only the signal's reason. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<Delivery>;
}

export interface Identity {
  /** The sender's display name: the product's title. */
  name: string;
  /** The public origin: its host ends Message-IDs, and the sender's address if SMTP_URL names none. */
  origin: string;
}

/** One plain recipient: no quotes, comments, lists, routes or line breaks. */
const recipient =
  /^[^\s\p{C}@"(),:;<>\\[\]]{1,64}@(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
};
/** Timeout of one mail: the outbox holds a transaction open meanwhile, which the database ends after 60 s. */
const defaultMailMs = 45_000;

/**
 * The connection to the operator's mail server, or undefined without SMTP_URL
 * (`smtp://user:password@host:587?from=lotse@example.org&tls=required`, `smtps://…` for implicit TLS).
 * TLS is required if there is a password and the server is another machine; `tls=required`, `optional` or `off`
 * overrides that.
 * @throws Error when SMTP_URL is invalid
 */
export function createSender(
  smtpUrl: string | undefined,
  identity: Identity,
  limits: Partial<typeof timeouts & { mailMs: number }> = {},
): Sender | undefined {
  if (!smtpUrl) return undefined;
  const { server, from } = readSmtpUrl(smtpUrl, identity);
  const { mailMs, ...ownTimeouts } = limits;
  const transport = createTransport({
    ...server,
    ...timeouts,
    ...ownTimeouts,
    // Mails consist of the strings below; references to files and addresses are disabled.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return senderOver(transport, from, { ...identity, mailMs });
}

/** Sends mails over a transport, from this address. */
export function senderOver(
  transport: Pick<Transporter, "sendMail">,
  from: string,
  { mailMs = defaultMailMs, ...identity }: Identity & { mailMs?: number | undefined },
): Sender {
  const domain = new URL(identity.origin).hostname;
  return {
    async send(mail, signal) {
      if (!recipient.test(mail.to)) return { sent: false, permanent: true, reason: "address_invalid" };
      const timeout = AbortSignal.timeout(mailMs);
      try {
        await transport.sendMail({
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          messageId: `<${mail.id}@${domain}>`,
          from: { name: headerText(mail.senderName || identity.name), address: from },
          to: { name: "", address: mail.to },
          envelope: { from, to: [mail.to] },
          subject: headerText(mail.subject),
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments ?? [],
          ...threadOf(mail.thread),
          headers: {
            ...(mail.thread ? {} : { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
            ...stopHeaders(mail.stopUrl),
          },
        });
        return { sent: true };
      } catch (error) {
        signal?.throwIfAborted();
        return refusal(error);
      }
    },
  };
}

/** Headers that put a reply into its thread. Message-IDs are untrusted. */
const threadOf = (thread: OutgoingMail["thread"]) =>
  thread
    ? {
        replyTo: { name: "", address: thread.replyTo },
        ...(thread.inReplyTo && { inReplyTo: headerText(thread.inReplyTo) }),
        ...(thread.references.length > 0 && { references: thread.references.map(headerText) }),
      }
    : {};

/** The mail program's own button, which sends a POST to the address (RFC 2369, RFC 8058). */
const stopHeaders = (url: string | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

function readSmtpUrl(smtpUrl: string, { origin }: Identity) {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error("SMTP_URL must look like smtp://user:password@host:587");
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(url.username);
  const isLocal = host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
  const tls = url.searchParams.get("tls") ?? (user && !isLocal ? "required" : "optional");
  const from = url.searchParams.get("from") ?? `lotse@${new URL(origin).hostname}`;
  if (!recipient.test(from)) throw new Error("SMTP_URL: from must be an email address");
  const server = {
    host,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: tls === "required",
    ignoreTLS: tls === "off",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
  return { server, from };
}

/** Keywords for the operator, who can fix authentication and connection failures: the mail waits for that. */
const keywords: Record<string, string> = {
  EAUTH: "sign_in",
  ENOAUTH: "sign_in",
  ETLS: "tls",
  EREQUIRETLS: "tls",
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  ECONNECTION: "unreachable",
  ETIMEDOUT: "timeout",
  EABORT: "timeout",
};

/** Replies that ask for a sign-in or for TLS before it (RFC 4954, 6). */
const signInCodes = [530, 534, 535, 538];
/** The mail is too large. */
const tooLarge = 552;

function refusal(error: unknown): Delivery {
  const { code, command, responseCode, response, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const refused = refusesConnection({ command }) ? "unreachable" : "refused";
  const keyword = keywords[code ?? ""] ?? (signInCodes.includes(responseCode ?? 0) ? "sign_in" : refused);
  // All mails have the same sender: what is refused there is not the mail, and the operator can fix it.
  const refusesSender = command === "MAIL FROM" && responseCode !== tooLarge;
  const permanent = keyword === "refused" && !refusesSender && refusesForGood({ responseCode, command });
  const detail = headerText(response || message || "").slice(0, 200);
  return { sent: false, permanent, reason: detail ? `${keyword}: ${detail}` : keyword };
}
