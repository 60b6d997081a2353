import { connect, isIP } from "node:net";
import type { ConnectionOptions } from "node:tls";
import type { MailFault, MailStep } from "~/contract/mail-faults";
import type { MailSecurity } from "~/contract/mail-securities";
import type { MailCheck } from "~/contract/mail-server-fields";
import { headerText } from "~/integrations/header-text";
import { type AddressPolicy, isPublicAddress, lookupFor } from "~/integrations/safe-address";

/** A server of a company's mailbox, as its setting names it. */
export type MailServer = { host: string; port: number; security: MailSecurity };

/** Signs in to SMTP and IMAP with the same password, or the same access token (XOAUTH2). */
export type MailAccount = { user: string } & ({ password: string } | { accessToken: string });

export type MailServerTerms = {
  policy: AddressPolicy;
  /** Certificates of authorities that are trusted besides Node's own. */
  ca?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** The ports of mail servers on public addresses; others need an entry of ALLOW_PRIVATE_HOSTS. */
const mailPorts = [25, 143, 465, 587, 993, 2525];

const connectMs = 5_000;

/** Why a server cannot be used; `detail` are the server's or OpenSSL's own words. */
export class MailServerFault extends Error {
  override readonly name = "MailServerFault";
  constructor(
    readonly step: MailStep,
    readonly fault: MailFault,
    readonly detail = "",
  ) {
    super(`${step}: ${fault}${detail && `: ${detail}`}`);
  }
}

/**
 * Options for nodemailer and imapflow, by the rules of safe-address: the name is resolved once, each of its addresses
 * is checked, and the client gets one that accepts connections, with the name for the certificate.
 * `security: "none"` is only allowed for servers that ALLOW_PRIVATE_HOSTS lists.
 * @throws MailServerFault at the steps name and port
 */
export async function mailServerOptions(
  server: MailServer,
  { policy, ca, signal }: MailServerTerms,
): Promise<{ host: string; port: number; secure: boolean; tls: ConnectionOptions }> {
  const { port, security } = server;
  const host = server.host.replace(/^\[|\]$/g, "").toLowerCase();
  const addresses = isIP(host) ? [host] : await resolve(host, port, policy);
  const isListed = (address: string) => policy.lists(host, port) || policy.lists(address, port);
  if (!addresses.every(address => isListed(address) || isPublicAddress(address)))
    throw new MailServerFault("name", "address");
  if (!addresses.every(isListed)) {
    if (security === "none") throw new MailServerFault("tls", "plain");
    if (!mailPorts.includes(port)) throw new MailServerFault("port", "portClosed");
  }
  const address = await firstReachable(addresses, port, signal);
  return {
    host: address,
    port,
    secure: security === "tls",
    tls: { ...(isIP(host) ? {} : { servername: host }), ...(ca && { ca }), minVersion: "TLSv1.2" },
  };
}

/** The addresses of a name, unchecked. */
function resolve(host: string, port: number, policy: AddressPolicy): Promise<string[]> {
  return new Promise((done, fail) => {
    lookupFor({ port, open: true }, policy)(host, { all: true }, (error, addresses) => {
      if (error || !Array.isArray(addresses)) fail(new MailServerFault("name", "address"));
      else done(addresses.map(({ address }) => address));
    });
  });
}

async function firstReachable(addresses: string[], port: number, signal?: AbortSignal): Promise<string> {
  let last: unknown;
  // Three suffice for IPv4 and IPv6; a name with a hundred addresses must not cost a hundred waits.
  for (const address of addresses.slice(0, 3)) {
    try {
      await takesConnection(address, port, signal);
      return address;
    } catch (error) {
      signal?.throwIfAborted();
      last = error;
    }
  }
  const code = (last as NodeJS.ErrnoException | undefined)?.code;
  throw new MailServerFault("port", code === "ECONNREFUSED" ? "refused" : "noAnswer");
}

function takesConnection(host: string, port: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, timeout: connectMs });
    const end = (error?: unknown) => {
      signal?.removeEventListener("abort", abort);
      socket.destroy();
      if (error) fail(error);
      else done();
    };
    const abort = () => end(signal?.reason ?? new Error("aborted"));
    signal?.addEventListener("abort", abort, { once: true });
    socket.once("error", end);
    socket.once("timeout", () => end(new Error("timeout")));
    socket.once("connect", () => end());
  });
}

/** The keyword of a fault: its step, or a more exact word if that says what to do. */
export const keywordOf = ({ step, fault }: MailServerFault): MailStep | "consent" | "busy" =>
  fault === "consent" || fault === "busy" ? fault : step;

/** The result of a server's test, by the error that ended it, if any. */
export function checkOf(error: unknown): MailCheck {
  if (!error) return { failed: null, fault: null, detail: "" };
  if (error instanceof MailServerFault)
    return { failed: error.step, fault: error.fault, detail: detailText(error.detail) };
  return {
    failed: "port",
    fault: "noAnswer",
    detail: detailText(error instanceof Error ? error.message : ""),
  };
}

/** Tells a refused token from a refused password. */
export const faultOf = (account: MailAccount, fault: MailServerFault): MailServerFault =>
  "accessToken" in account && fault.fault === "rejected"
    ? new MailServerFault(fault.step, "tokenRejected", fault.detail)
    : fault;

/** Why something failed, to be stored: a keyword, then the server's words on one line. */
export const reasonOf = (keyword: string, words = ""): string =>
  words ? `${keyword}: ${headerText(words).slice(0, 300)}` : keyword;

const detailText = (text: string): string => headerText(text).slice(0, 200);

const certificateFaults: Record<string, MailFault> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: "selfSigned",
  SELF_SIGNED_CERT_IN_CHAIN: "selfSigned",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "unknownAuthority",
  UNABLE_TO_GET_ISSUER_CERT: "unknownAuthority",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "unknownAuthority",
  CERT_HAS_EXPIRED: "expired",
  CERT_NOT_YET_VALID: "expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "otherName",
};

/** A fault of the certificate or of TLS itself, wherever a client has put its code; undefined for other errors. */
export function tlsFault(error: unknown): MailServerFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = "", message } = at as NodeJS.ErrnoException;
    const certificateFault =
      certificateFaults[code] ??
      Object.entries(certificateFaults).find(([name]) => message.includes(name))?.[1];
    if (certificateFault) return new MailServerFault("tls", certificateFault, message);
    if (
      /^(ERR_SSL_|ERR_TLS_|EPROTO|ETLS|EREQUIRETLS)/.test(code) ||
      /wrong version number|packet length too long/.test(message)
    )
      return new MailServerFault("tls", "noTls", message);
    if (/self.signed certificate/i.test(message)) return new MailServerFault("tls", "selfSigned", message);
    if (/certificate has expired/i.test(message)) return new MailServerFault("tls", "expired", message);
    if (/does not match certificate/i.test(message)) return new MailServerFault("tls", "otherName", message);
    if (/unable to (verify|get)/i.test(message))
      return new MailServerFault("tls", "unknownAuthority", message);
  }
  return undefined;
}
