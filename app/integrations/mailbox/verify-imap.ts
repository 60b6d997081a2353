import { ImapFlow } from "imapflow";
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

/** An IMAP connection that is not open yet. @throws MailServerFault at the steps name and port */
export async function imapClient(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
  more: Partial<ConstructorParameters<typeof ImapFlow>[0]> = {},
): Promise<ImapFlow> {
  const options = await mailServerOptions(server, terms);
  return new ImapFlow({
    ...options,
    doSTARTTLS: server.security === "tls" ? undefined : server.security === "starttls",
    auth:
      "accessToken" in account
        ? { user: account.user, accessToken: account.accessToken }
        : { user: account.user, pass: account.password },
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    ...more,
  });
}

/** Connects, signs in and counts the folders. `terms.signal` ends it. Never throws. */
export async function verifyImap(
  server: MailServer,
  account: MailAccount,
  terms: MailServerTerms,
): Promise<MailCheck & { folders: number }> {
  let client: ImapFlow | undefined;
  const close = () => client?.close();
  try {
    client = await imapClient(server, account, terms, { disableAutoIdle: true });
    // A refused connection that is not closed fails again a minute later, as an event without a listener.
    client.on("error", () => undefined);
    terms.signal?.addEventListener("abort", close, { once: true });
    await client.connect();
    const folders = await client.list();
    return { ...checkOf(undefined), folders: folders.length };
  } catch (error) {
    return { ...checkOf(faultOf(account, imapFault(error))), folders: 0 };
  } finally {
    terms.signal?.removeEventListener("abort", close);
    close();
  }
}

/** The step at which an error of imapflow ended the connection. */
export function imapFault(error: unknown): MailServerFault {
  if (error instanceof MailServerFault) return error;
  const { authenticationFailed, responseText, message, serverResponseCode, code } = error as Error & {
    authenticationFailed?: boolean;
    responseText?: string;
    serverResponseCode?: string;
    code?: string;
  };
  if (serverResponseCode === "LIMIT" || serverResponseCode === "UNAVAILABLE")
    return new MailServerFault("signIn", "busy", responseText);
  if (authenticationFailed) return new MailServerFault("signIn", "rejected", responseText);
  const tls = tlsFault(error);
  if (tls) return tls;
  if (/starttls/i.test(message)) return new MailServerFault("tls", "noTls", message);
  return new MailServerFault("port", "noAnswer", responseText || code || message);
}
