import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { AppError } from "~/contract/errors";
import { type AddressPolicy, checkedLookup, checkUrl } from "./safe-address";

export interface FetchLimits {
  /** Timeout for name, connection and TLS together, in milliseconds. */
  connectMs: number;
  /** Maximum bytes of a response body. */
  bodyBytes: number;
  /** Maximum number of redirects, each to an address that is checked like the first. Default: 0. */
  redirects?: number;
}

/** Connections to one server. Chosen: more answers than a process writes at once, each of which has one to its model. */
const maxSockets = 512;

/** The subset of `fetch` that API clients use: a text body, headers, a signal. */
export type SafeFetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that reaches only allowed addresses and reuses connections.
 * Built on node:http, which accepts a `lookup`, so that the socket connects to the checked address.
 * Rejects with AppError: provider_address, provider_unreachable, provider_too_long (while reading); with the
 * signal's reason when aborted.
 */
export function createSafeFetch(policy: AddressPolicy, limits: FetchLimits): SafeFetch {
  const options = { keepAlive: true, keepAliveMsecs: 30_000, maxSockets, timeout: 120_000 };
  const agents = { "http:": new HttpAgent(options), "https:": new HttpsAgent(options) };

  const send = (url: URL, init: RequestInit): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const secure = url.protocol === "https:";
      const body = typeof init.body === "string" ? Buffer.from(init.body) : undefined;
      const headers = Object.fromEntries(new Headers(init.headers));
      const outgoing = (secure ? httpsRequest : httpRequest)(url, {
        method: init.method ?? "GET",
        agent: secure ? agents["https:"] : agents["http:"],
        lookup: checkedLookup(url, policy),
        signal: init.signal ?? undefined,
        headers: {
          ...headers,
          "accept-encoding": "identity",
          ...(body && { "content-length": body.byteLength }),
        },
      });
      let connecting: NodeJS.Timeout | undefined;
      // Before its socket a request waits for others to the same server, which is no fault of that.
      outgoing.once("socket", socket => {
        if (!socket.connecting) return;
        const late = () => outgoing.destroy(new AppError("provider_unreachable"));
        connecting = setTimeout(late, limits.connectMs);
        socket.once(secure ? "secureConnect" : "connect", () => clearTimeout(connecting));
      });
      let answered = false;
      outgoing.once("response", incoming => {
        answered = true;
        resolve(incoming);
      });
      outgoing.once("error", error => {
        clearTimeout(connecting);
        // The response reports its own end; a second request would be paid for, and never read.
        if (answered) return;
        // A kept-alive connection may close just when it is reused: such a request was not processed.
        const stale = outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET";
        if (stale && !init.signal?.aborted) resolve(send(url, init));
        else reject(error);
      });
      outgoing.end(body);
    });

  const ask = async (address: string, init: RequestInit, redirects: number): Promise<Response> => {
    const url = checkUrl(address, policy);
    init.signal?.throwIfAborted();
    let incoming: IncomingMessage;
    try {
      incoming = await send(url, init);
    } catch (error) {
      if (init.signal?.aborted) throw init.signal.reason;
      throw error instanceof AppError ? error : new AppError("provider_unreachable");
    }
    const status = incoming.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      incoming.destroy();
      const { location } = incoming.headers;
      if (redirects > 0 && location && URL.canParse(location, url))
        return ask(new URL(location, url).href, init, redirects - 1);
      throw new AppError("provider_address");
    }
    const isEmpty = status === 204 || status === 205;
    // Read to its end, so that the connection is free again.
    if (isEmpty) incoming.resume();
    return new Response(isEmpty ? null : bodyOf(incoming, limits.bodyBytes), {
      // Response takes no other statuses.
      status: status < 200 || status > 599 ? 502 : status,
      headers: flatHeaders(incoming),
    });
  };
  return (address, init = {}) =>
    ask(address instanceof Request ? address.url : String(address), init, limits.redirects ?? 0);
}

function bodyOf(incoming: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  let read = 0;
  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.pause();
      incoming.on("data", (piece: Buffer) => {
        read += piece.byteLength;
        if (read > maxBytes) incoming.destroy(new AppError("provider_too_long"));
        else {
          controller.enqueue(new Uint8Array(piece));
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
        }
      });
      // A cancelled body is closed already.
      const close = () => (cancelled ? undefined : controller.close());
      incoming.once("end", close);
      // An error would discard data that has arrived but not been read. So a broken connection ends the body, and the
      // format shows whether it is complete (JSON, finish_reason).
      incoming.once("error", error => (error instanceof AppError ? controller.error(error) : close()));
    },
    pull: () => void incoming.resume(),
    cancel: () => {
      cancelled = true;
      incoming.destroy();
    },
  });
}

function flatHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}
