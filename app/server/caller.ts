import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { App } from "./app";

const forwarded = /^(x-forwarded-|forwarded$|x-real-ip$|x-original-|x-rewrite-)/;

/**
 * Removes headers that only a trusted proxy may set. Remix compares Origin with X-Forwarded-Host, so a forged one
 * must not reach it.
 */
export function dropForwarded(request: IncomingMessage): void {
  dropHeaders(request, name => forwarded.test(name));
}

function dropHeaders(request: IncomingMessage, drop: (name: string) => boolean): void {
  const raw = request.rawHeaders;
  for (let i = raw.length - 2; i >= 0; i -= 2) {
    const name = (raw[i] ?? "").toLowerCase();
    if (!drop(name)) continue;
    raw.splice(i, 2);
    delete request.headers[name];
  }
}

const signedHeader = "x-lotse-caller";

/** Removes the header in which another process of ours names its visitor, and returns its value if valid. */
export function takeSignedCaller(
  request: IncomingMessage,
  read: App["signedCaller"],
): ReturnType<App["signedCaller"]> {
  const header = request.headers[signedHeader];
  if (header === undefined) return undefined;
  dropHeaders(request, name => name === signedHeader);
  return read(request.method ?? "", request.url ?? "", String(header));
}

/** The last entry of a list that our proxy has appended to: earlier entries can be forged. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
}

/** An address without the port and the brackets that some proxies write. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** The caller's IP address; IPv4 in its short form. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const headerValue = trustProxy ? withoutPort(lastOf(request.headers["x-forwarded-for"]) ?? "") : undefined;
  const address = headerValue && isIP(headerValue) ? headerValue : (request.socket.remoteAddress ?? "");
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** The requested host with its port, in lower case. */
export function requestedHost(request: IncomingMessage, trustProxy: boolean): string {
  const headerValue = trustProxy ? lastOf(request.headers["x-forwarded-host"]) : undefined;
  return (headerValue || request.headers.host || "").toLowerCase();
}

/** Our origin for this request's browser: DOMAIN in production, else the requested host. */
export function ownOrigin(
  request: IncomingMessage,
  app: Pick<App, "production" | "origin" | "trustProxy">,
): string {
  if (app.production) return app.origin;
  const proto = app.trustProxy && lastOf(request.headers["x-forwarded-proto"]) === "https" ? "https" : "http";
  return `${proto}://${requestedHost(request, app.trustProxy)}`;
}
