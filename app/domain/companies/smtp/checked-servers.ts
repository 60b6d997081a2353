import { isIP } from "node:net";
import { AppError, type FieldErrors } from "~/contract/errors";
import { consentHosts } from "~/contract/mail-consent";
import type { SmtpInput } from "~/contract/smtp-fields";
import { offeredSignIns } from "~/domain/companies/mail-consent/consent-server";
import { isPublicAddress } from "~/integrations/safe-address";
import { mailServerPolicy, plainAllowed } from "./mail-server-policy";

/**
 * The fields as they are stored. Names are resolved by each connection, which has the same rules; addresses are
 * checked here.
 * @throws AppError form_invalid with the fields of a forbidden address, of a connection without TLS, or of a sign-in that
 * is not set up or not for these servers
 */
export function checkedServers({ password: _, ...fields }: SmtpInput): Omit<SmtpInput, "password"> {
  const policy = mailServerPolicy();
  const wrong: FieldErrors = {};
  for (const kind of ["smtp", "imap"] as const) {
    const [host, port] = [fields[`${kind}Host`], fields[`${kind}Port`]];
    const foreign = fields.signIn !== "password" && !consentHosts[fields.signIn].includes(host);
    if (foreign && !policy.lists(host, port)) wrong[`${kind}Host`] = ["mail.consentHost"];
    if (isIP(host) && !isPublicAddress(host) && !policy.lists(host, port))
      wrong[`${kind}Host`] = ["mail.address"];
    if (fields[`${kind}Security`] === "none" && !plainAllowed()) wrong[`${kind}Security`] = ["mail.plain"];
  }
  if (!offeredSignIns().includes(fields.signIn)) wrong.signIn = ["mail.signInNotOffered"];
  if (Object.keys(wrong).length > 0) throw new AppError("form_invalid", { fields: wrong });
  return { ...fields, emailFrom: fields.emailFrom || fields.email };
}

type Servers = Pick<SmtpInput, "email" | "smtpHost" | "imapHost">;

/** A stored password or consent stays with the account and servers it was given for: it must not be sent to new ones. */
export const keepsPassword = (stored: Servers, input: Servers): boolean =>
  stored.email.toLowerCase() === input.email.toLowerCase() &&
  stored.smtpHost === input.smtpHost &&
  stored.imapHost === input.imapHost;
