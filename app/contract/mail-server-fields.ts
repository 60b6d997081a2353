import { z } from "zod";

/** How a connection is protected; 'none' only for servers that the operator allows. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The steps of a test, in their order. */
export const mailSteps = ["name", "port", "tls", "signIn"] as const;
export type MailStep = (typeof mailSteps)[number];

/** Why a step failed. */
export const mailFaults = [
  "address",
  "portClosed",
  "refused",
  "noAnswer",
  "plain",
  "noTls",
  "selfSigned",
  "unknownAuthority",
  "expired",
  "otherName",
  "rejected",
  "busy",
  "consent",
  "provider",
  "tokenRejected",
] as const;
export type MailFault = (typeof mailFaults)[number];

/** What the test of one server found; `detail` are the server's own words. */
export const MailCheck = z.object({
  /** Null when all steps succeeded; the steps before it succeeded, those after it were not tried. */
  failed: z.enum(mailSteps).nullable(),
  fault: z.enum(mailFaults).nullable(),
  detail: z.string(),
});
export type MailCheck = z.output<typeof MailCheck>;

/** Whether a server lets a mailbox send as an address; `detail` are its words where it does not. */
export const SenderCheck = z.object({ address: z.string(), allowed: z.boolean(), detail: z.string() });
export type SenderCheck = z.output<typeof SenderCheck>;
