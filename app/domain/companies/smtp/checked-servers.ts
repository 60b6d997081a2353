import { isIP } from "node:net";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { SmtpInput } from "~/contract/smtp-fields";
import { isPublicAddress } from "~/integrations/safe-address";
import { mailServerPolicy, plainAllowed } from "./mail-server-policy";

/**
 * The fields as they are stored. Names are resolved by each connection, which has the same rules; addresses are
 * checked here.
 * @throws AppError form_invalid with the fields of a forbidden address, or of a connection without TLS
 */
export function checkedServers({ password: _, ...fields }: SmtpInput): Omit<SmtpInput, "password"> {
  const policy = mailServerPolicy();
  const wrong: FieldErrors = {};
  for (const kind of ["smtp", "imap"] as const) {
    const [host, port] = [fields[`${kind}Host`], fields[`${kind}Port`]];
    if (isIP(host) && !isPublicAddress(host) && !policy.lists(host, port))
      wrong[`${kind}Host`] = ["mail.address"];
    if (fields[`${kind}Security`] === "none" && !plainAllowed()) wrong[`${kind}Security`] = ["mail.plain"];
  }
  if (Object.keys(wrong).length > 0) throw new AppError("form_invalid", { fields: wrong });
  return { ...fields, emailFrom: fields.emailFrom || fields.email };
}

type Servers = Pick<SmtpInput, "email" | "smtpHost" | "imapHost">;

/** A stored password stays with the account and servers it was entered for: it must not be sent to new ones. */
export const keepsPassword = (stored: Servers, input: Servers): boolean =>
  stored.email.toLowerCase() === input.email.toLowerCase() &&
  stored.smtpHost === input.smtpHost &&
  stored.imapHost === input.imapHost;
