import { ImapFlow } from "imapflow";
import type { Dovecot } from "../fakes/dovecot";

/** Opens the same mailbox as another mail program. */
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
