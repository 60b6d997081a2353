import { ImapFlow } from "imapflow";
import type { Dovecot } from "../fakes/dovecot";

/** Another mail program that has the same mailbox open. */
export async function mailProgram(
  { host, port, password }: Dovecot,
  user: string,
): Promise<ImapFlow & AsyncDisposable> {
  const client = new ImapFlow({
    host,
    port,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    disableAutoIdle: true,
    auth: { user, pass: password },
  });
  client.on("error", () => undefined);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: async () => client.close() });
}
