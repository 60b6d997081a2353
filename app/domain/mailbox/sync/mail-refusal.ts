import { AppError } from "~/contract/errors";
import { imapFault } from "~/integrations/mailbox/verify-imap";

/** The refusal that says why a mail could not be fetched from its server. */
export function mailRefusal(error: unknown): AppError {
  const { step, fault } = imapFault(error);
  if (step === "tls") return new AppError("mail_insecure");
  const isRefused = step === "signIn" && fault !== "busy";
  return new AppError(isRefused ? "mail_sign_in_refused" : "mail_unreachable");
}
