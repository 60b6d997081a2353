import { appendFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "~/integrations/local-server";

/** The address of Stripe's own request check (stripe-mock), and the file that gets a line for each of its verdicts. */
const { STRIPE_JUDGE, STRIPE_VERDICTS } = process.env;

/** A verdict of Stripe's own request check; `said` is why it refused. */
export type Verdict = { method: string; path: string; status: number; said: string };

/**
 * A proxy that forwards each request to the fake, and a copy of it to Stripe's own request check if that is set
 * (`npm run attack -- requests`). The client gets the response of the fake.
 */
export async function judged(url: string): Promise<{ url: string; close(): Promise<void> }> {
  if (!STRIPE_JUDGE || !STRIPE_VERDICTS) return { url, close: async () => undefined };
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    await judge(incoming, body);
    handOn(url, incoming, body, outgoing);
  });
  return {
    url: await listenLocally(server),
    close: () => closeServer(server),
  };
}

async function judge(incoming: IncomingMessage, body: Buffer): Promise<void> {
  const method = incoming.method ?? "";
  const path = incoming.url ?? "";
  // Requests for the hosted pages are not from the product.
  if (!path.startsWith("/v1/")) return;
  const headers = new Headers();
  for (const name of ["authorization", "content-type", "stripe-version", "idempotency-key"]) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const answer = await fetch(`${STRIPE_JUDGE}${path}`, {
    method,
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const said = await answer.text();
  const verdict: Verdict = {
    method,
    path: new URL(path, STRIPE_JUDGE).pathname,
    status: answer.status,
    said: answer.ok ? "" : said.slice(0, 500),
  };
  appendFileSync(STRIPE_VERDICTS!, `${JSON.stringify(verdict)}\n`);
}

function handOn(url: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(url);
  const { method, url: path, headers } = incoming;
  const passed = request({ hostname, port, method, path, headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on("error", () => outgoing.destroy());
  });
  // The fake drops the connection, so the proxy does too.
  passed.on("error", () => outgoing.destroy());
  passed.end(body);
}
