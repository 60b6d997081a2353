import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface LocalProxy extends AsyncDisposable {
  port: number;
}

/**
 * A proxy before a server on 127.0.0.1: `pass` is called for each connection and moves the data. If one side ends, so does the
 * other; connections end with the proxy.
 */
export async function localProxy(
  target: number,
  pass: (client: Socket, upstream: Socket) => void,
): Promise<LocalProxy> {
  const open = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    pass(client, upstream);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      const closed = new Promise(resolve => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
