import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from "nodemailer/lib/smtp-connection";
import XOAuth2 from "nodemailer/lib/xoauth2";
import type { SenderCheck } from "~/contract/mail-server-fields";
import type { MailAccount } from "./mail-server";

/**
 * Asks a server whether a signed-in mailbox may send as `address`: MAIL FROM, and RCPT TO the mailbox itself, because many
 * servers judge the sender only then. No mail follows. Null where the server gives no clear answer.
 */
export async function verifySender(
  options: SMTPConnectionOptions,
  account: MailAccount,
  address: string,
  signal?: AbortSignal,
): Promise<SenderCheck | null> {
  let refusal: string | null | undefined;
  const connection = new SMTPConnection({
    ...options,
    // nodemailer's own way to send commands of one's own.
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
  });
  const close = () => connection.close();
  signal?.addEventListener("abort", close, { once: true });
  try {
    await new Promise<void>((done, fail) => {
      const next = (step: () => void) => (error?: Error | null) => (error ? fail(error) : step());
      connection.on("error", fail);
      connection.on("end", () => fail(new Error("The server closed the connection")));
      connection.connect(
        next(() =>
          connection.login(
            signInOf(account),
            next(() => connection.login({ method: "SENDER", user: account.user }, next(done))),
          ),
        ),
      );
    });
  } catch {
    return null;
  } finally {
    signal?.removeEventListener("abort", close);
    connection.quit();
  }
  return refusal === undefined ? null : { address, allowed: refusal === null, detail: refusal ?? "" };
}

const signInOf = (account: MailAccount): SMTPConnectionAuth =>
  "accessToken" in account
    ? { user: account.user, method: "XOAUTH2", oauth2: new XOAuth2(account) }
    : { user: account.user, pass: account.password };
