import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from "nodemailer/lib/smtp-connection";
import XOAuth2 from "nodemailer/lib/xoauth2";
import type { SenderCheck } from "~/contract/mail-server-fields";
import type { MailAccount } from "./mail-server";

/** nodemailer's property that the server offers to sign in, which its types omit. */
type Offering = SMTPConnection & { allowsAuth: boolean };

/**
 * Connects, signs in, and checks in the same session whether the mailbox may send as `address`: MAIL FROM, and RCPT TO
 * the mailbox itself, because many servers check the sender only then. Sends no mail. Null if the server gives no clear
 * answer. `signal` ends it.
 * @throws nodemailer's error, or the signal's reason, before it is signed in
 */
export async function verifySender(
  options: SMTPConnectionOptions,
  account: MailAccount,
  address: string,
  signal?: AbortSignal,
): Promise<SenderCheck | null> {
  signal?.throwIfAborted();
  let refusal: string | null | undefined;
  const connection = new SMTPConnection({
    ...options,
    // nodemailer's interface for commands of its users.
    customAuth: {
      SENDER: async ({ sendCommand }) => {
        for (const command of [`MAIL FROM:<${address}>`, `RCPT TO:<${account.user}>`]) {
          const { status, response } = await sendCommand(command);
          if (status >= 500) refusal = response;
          if (status >= 300) return;
        }
        refusal = null;
      },
    },
  }) as Offering;
  const step = stepsOf(connection, signal);
  try {
    await step(next => connection.connect(next));
    if (!connection.allowsAuth) {
      connection.quit();
      return null;
    }
    await step(next => connection.login(signInOf(account), next));
    // If the connection breaks now, the sign-in has worked and the check has no result.
    await step(next => connection.login({ method: "SENDER", user: account.user }, next)).catch(() => {});
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
  return refusal === undefined ? null : { address, allowed: refusal === null, detail: refusal ?? "" };
}

type Next = (error?: Error | null) => void;

/** Runs steps of a connection, each of which fails when the connection breaks or the signal ends it. */
function stepsOf(
  connection: SMTPConnection,
  signal?: AbortSignal,
): (begin: (next: Next) => void) => Promise<void> {
  const broken = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    connection.on("end", () => reject(new Error("The server closed the connection")));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  broken.catch(() => {});
  return begin =>
    Promise.race([broken, new Promise<void>((done, fail) => begin(error => (error ? fail(error) : done())))]);
}

const signInOf = (account: MailAccount): SMTPConnectionAuth =>
  "accessToken" in account
    ? { user: account.user, method: "XOAUTH2", oauth2: new XOAuth2(account) }
    : { user: account.user, pass: account.password };
