import type { MailServer } from "./mail-server";

/** The operator's mailbox: its server, and the user name and password there. */
export type ImapAccess = MailServer & { user: string; password: string; address: string };

/**
 * Reads IMAP_URL: `imaps://user:password@host:993`, or `imap://…:143`, where STARTTLS is required unless `tls=off`.
 * `address=` is the mailbox's address if the user name is not one.
 * @throws Error when it is invalid
 */
export function readImapUrl(imapUrl: string): ImapAccess {
  const url = URL.canParse(imapUrl) ? new URL(imapUrl) : undefined;
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password)
    throw new Error("IMAP_URL must look like imaps://user:password@host:993");
  const secure = url.protocol === "imaps:";
  const user = decodeURIComponent(url.username);
  const address = url.searchParams.get("address") ?? user;
  if (!/^[^\s@<>"(),:;\\[\]]{1,64}@[\p{L}\p{N}.-]{1,253}$/u.test(address))
    throw new Error("IMAP_URL: the user, or else address, must be an email address");
  const off = url.searchParams.get("tls") === "off";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port || (secure ? 993 : 143)),
    security: secure ? "tls" : off ? "none" : "starttls",
    user,
    password: decodeURIComponent(url.password),
    address,
  };
}
