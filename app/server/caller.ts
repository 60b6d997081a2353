import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { App } from "./app";

const forwarded = /^(x-forwarded-|forwarded$|x-real-ip$|x-original-|x-rewrite-)/i;

/**
 * Takes away what only a trusted proxy may say. Remix compares Origin with X-Forwarded-Host,
 * so a stranger's word must not reach it.
 */
export function dropForwarded(request: IncomingMessage): void {
  const raw = request.rawHeaders;
  for (let i = raw.length - 2; i >= 0; i -= 2) {
    const name = raw[i] ?? "";
    if (!forwarded.test(name)) continue;
    raw.splice(i, 2);
    delete request.headers[name.toLowerCase()];
  }
}

/** The last of a list that the proxy in front of us has appended to: what stands before it is anybody's word. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
}

/** The caller's IP address; IPv4 in its short form. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy ? lastOf(request.headers["x-forwarded-for"]) : undefined;
  const address = said && isIP(said) ? said : (request.socket.remoteAddress ?? "");
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** The host that the browser asked for, with its port. */
export function askedHost(request: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy ? lastOf(request.headers["x-forwarded-host"]) : undefined;
  return (said || request.headers.host || "").toLowerCase();
}

/** Our origin as this request's browser knows it: DOMAIN in production, else wherever it was reached. */
export function ownOrigin(
  request: IncomingMessage,
  app: Pick<App, "production" | "origin" | "trustProxy">,
): string {
  if (app.production) return app.origin;
  const proto = app.trustProxy && lastOf(request.headers["x-forwarded-proto"]) === "https" ? "https" : "http";
  return `${proto}://${askedHost(request, app.trustProxy)}`;
}
