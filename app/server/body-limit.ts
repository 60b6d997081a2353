import type { IncomingMessage } from "node:http";

/** Maximum body size of addresses that accept no uploads, in bytes. */
const bodyLimit = 1_000_000;

/** Timeout for such a body, and maximum pause of an upload, in milliseconds. */
const bodyTimeoutMs = 30_000;
const uploadIdleMs = 60_000;

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

/** Closes a connection whose body arrives too slowly; uploads may take as long as bytes keep arriving. */
export function limitArrival(request: IncomingMessage, upload: boolean): void {
  if (request.complete) return;
  let bytesBefore = -1;
  const late = () => {
    if (upload && request.socket.bytesRead !== bytesBefore) bytesBefore = request.socket.bytesRead;
    else request.destroy(new Error("The body did not arrive in time"));
  };
  const timer = setInterval(late, upload ? uploadIdleMs : bodyTimeoutMs);
  request.once("end", () => clearInterval(timer)).once("close", () => clearInterval(timer));
}
