// The balancer of `npm run cluster`: forwards requests to the nodes of a role in turn, without sticky sessions.
import { Agent, createServer, request as httpRequest } from "node:http";

const apiPath = /^\/api\/v1(\/|\?|$)/;

/**
 * A server that forwards each request to the next running node of its role; `nodes` returns the running ones. It skips
 * unreachable nodes, and repeats a GET at the next node if its node dies before the response. It repeats no other requests,
 * because the dead node may have performed them.
 */
export function createBalancer({ nodes, trustProxy = false }) {
  const turns = { web: 0, api: 0 };
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  return createServer(
    { headersTimeout: 15_000, requestTimeout: 0, keepAliveTimeout: 65_000 },
    (incoming, answer) => {
      const role = apiPath.test(incoming.url) ? "api" : "web";
      const running = nodes(role);
      const first = turns[role]++;
      const order = running.map((_, at) => running[(first + at) % running.length]);
      const { "content-length": length, "transfer-encoding": chunked } = incoming.headers;
      const isRead = /^(GET|HEAD)$/.test(incoming.method) && length === undefined && chunked === undefined;
      const headers = headersFor(incoming, trustProxy);

      const ask = () => {
        const node = order.shift();
        if (!node) return refuse(answer);
        let connected = false;
        const onward = httpRequest({
          host: "127.0.0.1",
          port: node.port,
          method: incoming.method,
          path: incoming.url,
          headers,
          // A kept connection may have died unnoticed, and a body can be sent only once.
          agent: isRead ? agent : false,
        });
        const leave = () => onward.destroy();
        onward.on("response", heard => {
          node.asked += 1;
          answer.writeHead(heard.statusCode, heard.rawHeaders);
          heard.pipe(answer);
          // The node died during its response: a truncated response must not look complete.
          heard.on("error", () => answer.destroy());
        });
        onward.on("error", () => {
          answer.off("close", leave);
          if (answer.destroyed) return;
          if (answer.headersSent) answer.destroy();
          else if (isRead || !connected) ask();
          else refuse(answer);
        });
        answer.on("close", leave);
        if (isRead) onward.end();
        else
          onward.once("socket", socket =>
            socket.once("connect", () => {
              connected = true;
              incoming.pipe(onward);
            }),
          );
      };
      ask();
    },
  );
}

/** The headers of deploy/nginx.conf: forwards Host, and appends the visitor's address to X-Forwarded-For. */
function headersFor({ headers, socket }, trustProxy) {
  const { connection: _, ...onward } = headers;
  // Another proxy in front has already added the visitor's address.
  if (trustProxy) return onward;
  for (const name of Object.keys(onward))
    if (/^(x-forwarded-|forwarded$|x-real-ip$)/.test(name)) delete onward[name];
  return {
    ...onward,
    "x-forwarded-for": (socket.remoteAddress ?? "").replace(/^::ffff:/, ""),
    "x-forwarded-proto": "http",
  };
}

function refuse(answer) {
  if (answer.headersSent || answer.destroyed) return;
  answer.writeHead(503, {
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "5",
    "cache-control": "no-store",
  });
  answer.end("No process is running that could answer. Please try again in a few seconds.\n");
}
