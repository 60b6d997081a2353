import { type AddressInfo, createServer, type Socket } from "node:net";

/** Accepts connections and sends nothing but `greeting`. */
export async function silentServer(greeting: string) {
  const sockets: Socket[] = [];
  const server = createServer(socket => {
    sockets.push(socket.on("error", () => undefined));
    socket.write(greeting);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
