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

      const forward = () => {
        const node = order.shift();
        if (!node) return refuse(answer);
        let connected = false;
        const outgoing = httpRequest({
          host: "127.0.0.1",
          port: node.port,
          method: incoming.method,
          path: incoming.url,
          headers,
          // A kept connection may have died unnoticed, and a body can be sent only once.
          agent: isRead ? agent : false,
        });
        const cancel = () => outgoing.destroy();
        outgoing.on("response", response => {
          node.asked += 1;
          answer.writeHead(response.statusCode, response.rawHeaders);
          response.pipe(answer);
          // The node died during its response: a truncated response must not look complete.
          response.on("error", () => answer.destroy());
        });
        outgoing.on("error", () => {
          answer.off("close", cancel);
          if (answer.destroyed) return;
          if (answer.headersSent) answer.destroy();
          else if (isRead || !connected) forward();
          else refuse(answer);
        });
        answer.on("close", cancel);
        if (isRead) outgoing.end();
        else
          outgoing.once("socket", socket =>
            socket.once("connect", () => {
              connected = true;
              incoming.pipe(outgoing);
            }),
          );
      };
      forward();
    },
  );
}

/** The headers of deploy/nginx.conf: forwards Host, and appends the visitor's address to X-Forwarded-For. */
function headersFor({ headers, socket }, trustProxy) {
  const { connection: _, ...forwarded } = headers;
  // Another proxy in front has already added the visitor's address.
  if (trustProxy) return forwarded;
  for (const name of Object.keys(forwarded))
    if (/^(x-forwarded-|forwarded$|x-real-ip$)/.test(name)) delete forwarded[name];
  return {
    ...forwarded,
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
