import type { MailSignIn } from "~/contract/mail-consent";
import type { Db } from "~/db/connection";
import { openPassword } from "~/domain/companies/smtp/mailbox-password";
import { type MailAccount, MailServerFault } from "~/integrations/mailbox/mail-server";
import { accessToken } from "./access-token";

/** The columns of smtp_settings with which Lotse signs in. */
export type SignInRow = { id: string; email: string; signIn: MailSignIn; sealed: Buffer | null };

/**
 * Runs `work`, which signs in first, with the account of a mailbox. Where a server refuses a token that has not ended,
 * `work` runs once more with a new one: providers void tokens early, for example after a change of the password.
 * @throws MailServerFault, the errors of `work`
 */
export async function asAccount<T>(
  db: Db,
  { id, email: user, signIn, sealed }: SignInRow,
  work: (account: MailAccount) => Promise<T>,
): Promise<T> {
  if (signIn === "password") return work({ user, password: openPassword(id, sealed!) });
  const token = await accessToken(db, { id, signIn });
  try {
    return await work({ user, accessToken: token });
  } catch (error) {
    if (!isRejected(error)) throw error;
    return work({ user, accessToken: await accessToken(db, { id, signIn }, token) });
  }
}

function isRejected(error: unknown): boolean {
  if (error instanceof MailServerFault) return false;
  const { authenticationFailed, serverResponseCode, code, responseCode } = error as {
    authenticationFailed?: boolean;
    serverResponseCode?: string;
    code?: string;
    responseCode?: number;
  };
  if (serverResponseCode === "LIMIT" || serverResponseCode === "UNAVAILABLE") return false;
  return authenticationFailed === true || code === "EAUTH" || responseCode === 535;
}
