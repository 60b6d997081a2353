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
