import type { ConsentProvider, MailSignIn } from "./mail-consent";
import type { MailSecurity } from "./mail-securities";

/** Host, port and protection of both servers. */
export type MailServers = {
  smtpHost: string;
  smtpPort: number;
  smtpSecurity: MailSecurity;
  imapHost: string;
  imapPort: number;
  imapSecurity: MailSecurity;
};

const servers = (smtpHost: string, imapHost: string, smtpPort: 465 | 587 = 465): MailServers => ({
  smtpHost,
  smtpPort,
  smtpSecurity: smtpPort === 465 ? "tls" : "starttls",
  imapHost,
  imapPort: 993,
  imapSecurity: "tls",
});

const ionos = servers("smtp.ionos.de", "imap.ionos.de");
const gmx = servers("mail.gmx.net", "imap.gmx.net");
const tOnline = servers("securesmtp.t-online.de", "secureimap.t-online.de");
const microsoft = servers("smtp-mail.outlook.com", "outlook.office365.com", 587);
const yahoo = servers("smtp.mail.yahoo.com", "imap.mail.yahoo.com");
const icloud = servers("smtp.mail.me.com", "imap.mail.me.com", 587);
const gmail = servers("smtp.gmail.com", "imap.gmail.com");
const mailbox = servers("smtp.mailbox.org", "imap.mailbox.org");
const posteo = servers("posteo.de", "posteo.de");
const orange = servers("smtp.orange.fr", "imap.orange.fr");

/** Providers by the domain of an address, as they publish their servers (November 2026). */
const serversByDomain: Record<string, MailServers> = {
  "gmail.com": gmail,
  "googlemail.com": gmail,
  "outlook.com": microsoft,
  "outlook.de": microsoft,
  "hotmail.com": microsoft,
  "hotmail.de": microsoft,
  "live.com": microsoft,
  "live.de": microsoft,
  "gmx.de": gmx,
  "gmx.net": gmx,
  "gmx.at": gmx,
  "gmx.ch": gmx,
  "web.de": servers("smtp.web.de", "imap.web.de", 587),
  "t-online.de": tOnline,
  "magenta.de": tOnline,
  "freenet.de": servers("mx.freenet.de", "mx.freenet.de", 587),
  "ionos.de": ionos,
  "online.de": ionos,
  "mailbox.org": mailbox,
  "posteo.de": posteo,
  "posteo.net": posteo,
  "icloud.com": icloud,
  "me.com": icloud,
  "mac.com": icloud,
  "yahoo.com": yahoo,
  "yahoo.de": yahoo,
  "yahoo.fr": yahoo,
  "aol.com": servers("smtp.aol.com", "imap.aol.com"),
  "zoho.com": servers("smtp.zoho.com", "imap.zoho.com"),
  "zoho.eu": servers("smtp.zoho.eu", "imap.zoho.eu"),
  "fastmail.com": servers("smtp.fastmail.com", "imap.fastmail.com"),
  "orange.fr": orange,
  "wanadoo.fr": orange,
  "free.fr": servers("smtp.free.fr", "imap.free.fr"),
  "laposte.net": servers("smtp.laposte.net", "imap.laposte.net"),
  "sfr.fr": servers("smtp.sfr.fr", "imap.sfr.fr"),
};

/** More domains under which anyone gets an address; their servers are not suggested. */
const others = new Set([
  ...["gmx.com", "gmx.eu", "gmx.info", "gmx.biz", "email.de", "arcor.de", "posteo.eu", "mail.de", "mail.com"],
  ...[
    "outlook.fr",
    "hotmail.fr",
    "hotmail.co.uk",
    "live.fr",
    "live.com.pt",
    "msn.com",
    "yahoo.co.uk",
    "ymail.com",
  ],
  ...[
    "proton.me",
    "protonmail.com",
    "tutanota.com",
    "tuta.com",
    "tutamail.com",
    "mail.ru",
    "yandex.ru",
    "yandex.com",
  ],
  ...["bluewin.ch", "aon.at", "rocketmail.com", "googlemail.de"],
]);

/** Whether anyone can have an address under a domain in lower case, so that it does not identify the sender. */
export const isFreeDomain = (domain: string): boolean =>
  Object.hasOwn(serversByDomain, domain) || others.has(domain);

/** Domains of companies whose mail is there. */
const consenting: Record<ConsentProvider, MailServers> = {
  microsoft: servers("smtp.office365.com", "outlook.office365.com", 587),
  google: gmail,
};

/** The servers of an address's provider, from this table alone, or of the one that signs in; undefined for others. */
export function suggestServers(email: string, signIn: MailSignIn = "password"): MailServers | undefined {
  if (signIn !== "password") return consenting[signIn];
  const domain = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return Object.hasOwn(serversByDomain, domain) ? serversByDomain[domain] : undefined;
}
