import { z } from "zod";
import { mailSignIns } from "./mail-consent";
import { mailSecurities } from "./mail-securities";
import { oneLine } from "./plain-text";
import { splitTokens } from "./token-list";
import { tooLong } from "./too-long";

const text = (maxLength: number) =>
  oneLine({ error: "field.required" }).min(1, "field.required").max(maxLength, tooLong);

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const hostName = new RegExp(`^(?:${label}\\.)*${label}$`);
const isHost = (host: string): boolean =>
  (hostName.test(host) && !/^[\d.]+$/.test(host)) ||
  z.ipv4().safeParse(host).success ||
  z.ipv6().safeParse(host).success;

const Host = text(253).toLowerCase().refine(isHost, "mail.host");
const Port = z.number("mail.port").int("mail.port").min(1, "mail.port").max(65535, "mail.port");
const Security = z.enum(mailSecurities, "field.required");

/** Chosen: more senders are a domain. */
const maxAllowedEmails = 100;

/** Whose mail is answered: addresses, and whole domains, stored as '@example.com'. */
const AllowedSender = z
  .string()
  .max(254, tooLong)
  .toLowerCase()
  .transform(token => token.replace(/^\*@/, "@"))
  .refine(
    token =>
      token.startsWith("@")
        ? token.includes(".") && hostName.test(token.slice(1))
        : z.email().safeParse(token).success,
    "mail.allowed",
  );

/** A company's mailbox. An empty password keeps the stored one; an empty sender is the mailbox's address. */
export const SmtpFields = z.object({
  email: text(254).pipe(z.email("field.email")),
  emailFrom: oneLine()
    .max(254, tooLong)
    .refine(from => from === "" || z.email().safeParse(from).success, "field.email")
    .default(""),
  smtpHost: Host,
  smtpPort: Port,
  smtpSecurity: Security,
  imapHost: Host,
  imapPort: Port,
  imapSecurity: Security,
  signIn: z.enum(mailSignIns, "field.required").default("password"),
  password: z.string().max(500, tooLong).default(""),
  /** The authserv-id of the server that receives the mailbox's mail: its Authentication-Results are believed. */
  authServer: oneLine()
    .max(253, tooLong)
    .toLowerCase()
    .refine(name => name === "" || hostName.test(name), "mail.host")
    .default(""),
  /** What a mail that is written from this mailbox ends with. */
  signature: z
    .string()
    .max(2000, tooLong)
    .transform(text => text.replace(/\r\n?/g, "\n").trim())
    .default(""),
  allowedEmails: z
    .preprocess(
      typed => splitTokens([typed].flat().filter(one => typeof one === "string")),
      z.array(AllowedSender),
    )
    .refine(list => list.length <= maxAllowedEmails, "mail.allowedMost"),
});
export type SmtpInput = z.output<typeof SmtpFields>;
