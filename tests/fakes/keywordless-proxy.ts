import { type LocalProxy, localProxy } from "./local-proxy";

/** A proxy before an IMAP server on 127.0.0.1 that reports folders without new keywords (PERMANENTFLAGS without \\*). */
export function withoutKeywords(target: number): Promise<LocalProxy> {
  return localProxy(target, (client, upstream) => {
    client.pipe(upstream);
    // Dovecot sends the whole response to a SELECT at once.
    upstream.on("data", (data: Buffer) => {
      client.write(
        data.toString("latin1").replaceAll(" \\*)] Flags permitted", ")] Flags permitted"),
        "latin1",
      );
    });
  });
}
