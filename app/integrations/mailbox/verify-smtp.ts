import { createTransport, type Transporter } from "nodemailer";
import type { MailCheck, SenderCheck } from "~/contract/mail-server-fields";
import {
  checkOf,
  faultOf,
  type MailAccount,
  type MailServer,
  MailServerFault,
  type MailServerTerms,
  mailServerOptions,
  tlsFault,
} from "./mail-server";
import { verifySender } from "./verify-sender";

/** Timeouts of a silent server in milliseconds: before its greeting, and within a command. */
export type SmtpTimeouts = { greeting: number; command: number };
const usualTimeouts: SmtpTimeouts = { greeting: 10_000, command: 30_000 };

/** A transport that sends as the mailbox. @throws MailServerFault at the steps name and port */
export async function smtpTransport(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
  timeouts = usualTimeouts,
): Promise<Transporter> {
  return createTransport({
    ...(await connectionOptions(server, terms, timeouts)),
    auth:
      "accessToken" in account
        ? { type: "OAuth2", user: account.user, accessToken: account.accessToken }
        : { user: account.user, pass: account.password },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const connectionOptions = async (server: MailServer, terms: MailServerTerms, timeouts: SmtpTimeouts) => ({
  ...(await mailServerOptions(server, terms)),
  requireTLS: server.security === "starttls",
  ignoreTLS: server.security === "none",
  connectionTimeout: 10_000,
  greetingTimeout: timeouts.greeting,
  socketTimeout: timeouts.command,
});

/**
 * Connects, signs in and checks whether the mailbox may send as `sender`, without sending. `terms.signal` ends it. Never
 * throws.
 */
export async function verifySmtp(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
  sender = account.user,
): Promise<MailCheck & { sender: SenderCheck | null }> {
  try {
    const options = await connectionOptions(server, terms, usualTimeouts);
    return { ...checkOf(undefined), sender: await verifySender(options, account, sender, terms.signal) };
  } catch (error) {
    return { ...checkOf(faultOf(account, smtpFault(error))), sender: null };
  }
}

/** The step at which an error of nodemailer ended the connection. */
export function smtpFault(error: unknown): MailServerFault {
  if (error instanceof MailServerFault) return error;
  const { code, responseCode, response, message } = error as Error & {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  if (code === "EAUTH" || code === "ENOAUTH" || responseCode === 535)
    return new MailServerFault("signIn", (responseCode ?? 500) < 500 ? "busy" : "rejected", response);
  const tls = tlsFault(error);
  if (tls) return tls;
  if (code === "ETLS") return new MailServerFault("tls", "noTls", message);
  return new MailServerFault("port", "noAnswer", response || message);
}
