import type { IncomingMessage } from "node:http";

/** Maximum body size of addresses that accept no uploads, in bytes. */
const bodyLimit = 1_000_000;

/** Timeout for such a body. */
const bodyTimeoutMs = 30_000;

/** Maximum pause of an upload. */
const uploadPauseMs = 60_000;

export type BodyCheck = "fine" | "payload_too_large" | "gone";

/**
 * Checks the body of a request that is no upload. A declared length is checked by its header, because Node's
 * parser enforces it; a chunked body is read here, up to the limit.
 */
export async function checkBody(request: IncomingMessage): Promise<BodyCheck> {
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit) return "payload_too_large";
  if (request.headers["transfer-encoding"] === undefined) return "fine";
  return new Promise(resolve => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else resolve("payload_too_large");
    });
    request.once("end", () => {
      // The Remix request listener reads an already buffered body from here.
      Object.assign(request, { rawBody: Buffer.concat(chunks) });
      resolve("fine");
    });
    request.once("close", () => resolve("gone"));
  });
}

/** Closes a connection whose body arrives too slowly. */
export function limitArrival(request: IncomingMessage): void {
  watchArrival(request, bodyTimeoutMs, () => true);
}

/** Closes a connection whose upload pauses too long; it may take any time while bytes keep arriving. */
export function limitPauses(request: IncomingMessage): void {
  let bytesBefore = -1;
  watchArrival(request, uploadPauseMs, () => {
    const { bytesRead } = request.socket;
    const isPausing = bytesRead === bytesBefore;
    bytesBefore = bytesRead;
    return isPausing;
  });
}

function watchArrival(request: IncomingMessage, intervalMs: number, isLate: () => boolean): void {
  if (request.complete) return;
  const timer = setInterval(() => {
    if (isLate()) request.destroy(new Error("The body did not arrive in time"));
  }, intervalMs);
  request.once("end", () => clearInterval(timer)).once("close", () => clearInterval(timer));
}
