import { isIP } from "node:net";
import { createTransport } from "nodemailer";

/** A mail as the outbox holds it. `id` makes the Message-ID, so a second try is the same mail to whoever gets both. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `permanent`: the same mail will be refused again. `reason` is for the operator: a word, then what the server said. */
export type Delivery = { sent: true } | { sent: false; permanent: boolean; reason: string };

export interface Sender {
  /** Hands one mail to the operator's server; never throws but for the signal. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<Delivery>;
}

export interface Identity {
  /** The name mails come from: the product's title. */
  name: string;
  /** The public origin: its host ends Message-IDs, and the sender's address where SMTP_URL names none. */
  origin: string;
}

/** One recipient, as people write it: no quotes, comments, lists or routes, and nothing that ends a line. */
const recipient =
  /^[^\s\p{C}@"(),:;<>\\[\]]{1,64}@(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
};
/** All of one mail: the outbox holds a transaction open meanwhile, and the database ends those after 60 s. */
const wholeMail = 45_000;

/**
 * The way to the operator's mail server, or undefined without SMTP_URL
 * (`smtp://user:password@host:587?from=lotse@example.org&tls=required`, `smtps://…` for TLS from the start).
 * TLS is required once there is a password and the server is another machine; `tls=required`, `optional`
 * or `off` says otherwise.
 * @throws Error when SMTP_URL is no such address
 */
export function createSender(
  smtpUrl: string | undefined,
  identity: Identity,
  limits: Partial<typeof timeouts & { wholeMail: number }> = {},
): Sender | undefined {
  if (!smtpUrl) return undefined;
  const { server, from } = readSmtpUrl(smtpUrl, identity);
  const domain = new URL(identity.origin).hostname;
  const { wholeMail: whole = wholeMail, ...waits } = limits;
  const transport = createTransport({
    ...server,
    ...timeouts,
    ...waits,
    // A mail is made of the strings below and of nothing that they could name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      if (!recipient.test(mail.to)) return { sent: false, permanent: true, reason: "address_invalid" };
      const limit = AbortSignal.timeout(whole);
      try {
        await transport.sendMail({
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          messageId: `<${mail.id}@${domain}>`,
          from: { name: oneLine(identity.name), address: from },
          to: { name: "", address: mail.to },
          envelope: { from, to: [mail.to] },
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        });
        return { sent: true };
      } catch (error) {
        signal?.throwIfAborted();
        return refusal(error);
      }
    },
  };
}

function readSmtpUrl(smtpUrl: string, { origin }: Identity) {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error("SMTP_URL must look like smtp://user:password@host:587");
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(url.username);
  const near = host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
  const tls = url.searchParams.get("tls") ?? (user && !near ? "required" : "optional");
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

/** Header text on one line: also U+2028 and U+2029, which some programs take for line ends. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** Where a failure came from, for the operator. Sign-in and connection are his to mend, so the mail waits. */
const words: Record<string, string> = {
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

function refusal(error: unknown): Delivery {
  const { code, responseCode, response, message } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const word = words[code ?? ""] ?? "refused";
  const permanent = word === "refused" && responseCode !== undefined && responseCode >= 500;
  const detail = oneLine(response || message || "").slice(0, 200);
  return { sent: false, permanent, reason: detail ? `${word}: ${detail}` : word };
}
