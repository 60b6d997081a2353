import { createTransport, type Transporter } from "nodemailer";
import type { MailCheck } from "~/contract/mail-server-fields";
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

/** How long a server may say nothing, in milliseconds: before its greeting, and within a command. */
export type SmtpPatience = { greeting: number; command: number };
const usualPatience: SmtpPatience = { greeting: 10_000, command: 30_000 };

/** A way to send as the mailbox. @throws MailServerFault at the steps name and port */
export async function smtpTransport(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
  patience = usualPatience,
): Promise<Transporter> {
  return createTransport({
    ...(await mailServerOptions(server, terms)),
    requireTLS: server.security === "starttls",
    ignoreTLS: server.security === "none",
    auth:
      "accessToken" in account
        ? { type: "OAuth2", user: account.user, accessToken: account.accessToken }
        : { user: account.user, pass: account.password },
    connectionTimeout: 10_000,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.command,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in, without sending. `terms.signal` ends it; it never throws. */
export async function verifySmtp(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
): Promise<MailCheck> {
  let transport: Transporter | undefined;
  const { signal } = terms;
  try {
    transport = await smtpTransport(server, account, terms);
    await Promise.race([transport.verify(), aborted(signal)]);
    return checkOf(undefined);
  } catch (error) {
    return checkOf(faultOf(account, smtpFault(error)));
  } finally {
    transport?.close();
  }
}

const aborted = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

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
