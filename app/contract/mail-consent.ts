/** How Lotse signs in to a mailbox: by a password, or by its owner's consent at a provider (XOAUTH2). */
export const mailSignIns = ["password", "microsoft", "google"] as const;
export type MailSignIn = (typeof mailSignIns)[number];
export type ConsentProvider = Exclude<MailSignIn, "password">;

/** The providers' own spelling, the same in every language. */
export const consentNames: Record<ConsentProvider, string> = { microsoft: "Microsoft 365", google: "Google" };

/** The redirect path of the OAuth clients, to be registered with both providers below the public origin. */
export const mailConsentCallback = "/auth/mail/callback";

/** Tokens go to the provider's own mail servers, and to hosts that the operator allows. */
export const consentHosts: Record<ConsentProvider, readonly string[]> = {
  microsoft: ["outlook.office365.com", "smtp.office365.com", "smtp-mail.outlook.com"],
  google: ["imap.gmail.com", "smtp.gmail.com"],
};

export const consentStates = ["given", "missing", "refused"] as const;
