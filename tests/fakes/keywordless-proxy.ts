import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy before an IMAP server on 127.0.0.1 that reports folders without new keywords (PERMANENTFLAGS without \\*). */
export async function withoutKeywords(target: number): Promise<{ port: number } & AsyncDisposable> {
  const open = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream])
      socket
        .on("error", () => undefined)
        .on("close", () => {
          client.destroy();
          upstream.destroy();
        });
    client.pipe(upstream);
    // Dovecot sends the whole response to a SELECT at once.
    upstream.on("data", (data: Buffer) => {
      client.write(
        data.toString("latin1").replaceAll(" \\*)] Flags permitted", ")] Flags permitted"),
        "latin1",
      );
    });
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
