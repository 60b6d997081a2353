import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { AppError } from "~/contract/errors";
import { type AddressPolicy, isPublicAddress, lookupFor, refused } from "./safe-address";

/** Where to connect. `tls`: from the start, with a check of the host's certificate. */
export type ConnectTarget = { host: string; port: number; tls: boolean };

export type ConnectTerms = {
  /** The ports of this protocol: others are refused on public addresses. */
  openPorts: readonly number[];
  /** The maximum time for DNS, connection and TLS together, in milliseconds. */
  connectMs: number;
  signal?: AbortSignal | undefined;
};

/**
 * Opens a TCP connection by the rules of safe-fetch: private networks only if ALLOW_PRIVATE_HOSTS lists them, the name
 * resolved once, the socket connected to the checked address.
 * Rejects with AppError: provider_address, provider_unreachable; with the signal's reason when aborted.
 */
export async function safeConnect(
  { host: written, port, tls }: ConnectTarget,
  policy: AddressPolicy,
  { openPorts, connectMs, signal }: ConnectTerms,
): Promise<Socket> {
  signal?.throwIfAborted();
  const host = written.replace(/^\[|\]$/g, "").toLowerCase();
  const open = openPorts.includes(port);
  // Node calls `lookup` for names only, so addresses are checked here.
  if (!host || (isIP(host) && !policy.lists(host, port) && !(open && isPublicAddress(host)))) throw refused();
  const options = { host, port, lookup: lookupFor({ port, open }, policy) };
  const socket = tls
    ? connectTls({ ...options, ...(isIP(host) ? {} : { servername: host }) })
    : connectPlain(options);
  const stop = AbortSignal.any([AbortSignal.timeout(connectMs), ...(signal ? [signal] : [])]);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      socket.destroy();
      if (signal?.aborted) return reject(signal.reason);
      reject(error instanceof AppError ? error : new AppError("provider_unreachable"));
    };
    const abort = () => fail(undefined);
    stop.addEventListener("abort", abort, { once: true });
    socket.once("error", fail);
    socket.once(tls ? "secureConnect" : "connect", () => {
      stop.removeEventListener("abort", abort);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}
