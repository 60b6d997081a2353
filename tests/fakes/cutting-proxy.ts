import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  port: number;
  /** Cuts the connection after so many bytes of the response to the next matching command, once. */
  cut: { command: RegExp; bytes: number } | undefined;
  /** Cuts every connection before it would transmit this text. */
  poison: string | undefined;
  /** The number of cut connections. */
  cuts: number;
  close(): Promise<void>;
}

/** A proxy before a server on 127.0.0.1 that cuts connections in the middle of responses. */
export async function cuttingProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connect(target, "127.0.0.1");
    let left: number | undefined;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const end = (rest: Buffer) => {
      proxy.cuts += 1;
      client.end(rest, () => client.destroy());
      upstream.destroy();
    };
    client.on("data", (data: Buffer) => {
      if (proxy.cut?.command.test(data.toString("latin1"))) {
        left = proxy.cut.bytes;
        proxy.cut = undefined;
      }
      upstream.write(data);
    });
    upstream.on("data", (data: Buffer) => {
      const poison = proxy.poison ? data.indexOf(proxy.poison) : -1;
      if (poison !== -1) end(data.subarray(0, poison));
      else if (left === undefined) client.write(data);
      else if (data.length >= left) end(data.subarray(0, left));
      else {
        left -= data.length;
        client.write(data);
      }
    });
  });
  const proxy: CuttingProxy = {
    port: 0,
    cut: undefined,
    poison: undefined,
    cuts: 0,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}
