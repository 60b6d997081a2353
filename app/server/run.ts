import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The time that open requests have to finish at shutdown. */
const drainMs = 10_000;

/** The HTTP server of this process. */
export interface Shell {
  server: Server;
  /** Opens the port and returns its number; rejects if it is in use. */
  open(port: number, host: string): Promise<number>;
  /** Accepts no new connections, lets open requests finish, and closes those that take too long. */
  close(): Promise<void>;
}

/** A server with a closed port. Slow and broken clients are disconnected; none of them ends the process. */
export function createShell(listener: RequestListener): Shell {
  const connections = new Set<Socket>();
  const busy = new Set<Socket>();
  let closing = false;
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, answer) => {
      const { socket } = request;
      busy.add(socket);
      if (closing) answer.setHeader("Connection", "close");
      answer.once("close", () => {
        busy.delete(socket);
        if (closing) socket.end();
      });
      listener(request, answer);
    },
  );
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("clientError", refuseBytes);
  server.on("connect", (_request, socket: Socket) => socket.end(bare("405 Method Not Allowed")));

  return {
    server,
    open: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
          server.off("error", reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () =>
      new Promise(resolve => {
        closing = true;
        const cut = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        // Node counts a connection without a request yet as busy; browsers open such in advance.
        for (const socket of connections) if (!busy.has(socket)) socket.destroy();
      }),
  };
}

function refuseBytes(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
  else if (error.code === "HPE_HEADER_OVERFLOW") socket.end(bare("431 Request Header Fields Too Large"));
  else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") socket.end(bare("408 Request Timeout"));
  else socket.end(bare("400 Bad Request"));
}

const bare = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
