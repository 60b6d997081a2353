import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface RefusingProxy extends AsyncDisposable {
  port: number;
  /** The UID STORE commands that came, without their tags. */
  stores: string[];
}

/** A proxy before an IMAP server on 127.0.0.1 that answers NO to a change of flags that includes this UID. */
export async function refusingProxy(target: number, uid?: number): Promise<RefusingProxy> {
  const open = new Set<Socket>();
  const stores: string[] = [];
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
    upstream.pipe(client);
    client.on("data", (data: Buffer) => {
      const [, tag, command, range] = /^(\S+) (UID STORE (\S+) .*)\r\n/.exec(data.toString("latin1")) ?? [];
      if (command) stores.push(command);
      if (range && uid !== undefined && includes(range, uid)) client.write(`${tag} NO Refused\r\n`);
      else upstream.write(data);
    });
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stores,
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const includes = (range: string, uid: number): boolean =>
  range.split(",").some(part => {
    const [from = 0, to = from] = part.split(":").map(Number);
    return from <= uid && uid <= to;
  });
