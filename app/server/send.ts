import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { finished, type Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./encoding";

const textual = /^(text\/|application\/(json|javascript|xml|manifest\+json|problem\+json)|image\/svg\+xml)/;

/** Smaller bodies do not profit from compression. */
const minCompressedBytes = 860;

/**
 * Writes a response, compressed where that helps. Chunks are sent as they arrive: the encoder is flushed when no
 * further chunk is ready. Resolves when everything is written or the client has gone.
 */
export async function send(
  request: IncomingMessage,
  answer: ServerResponse,
  response: Response,
): Promise<void> {
  const { body } = response;
  const encoding = body && request.method !== "HEAD" ? encodingFor(request, response) : undefined;
  if (encoding) {
    response.headers.set("Content-Encoding", encoding);
    response.headers.delete("Content-Length");
  }
  writeHead(answer, response);
  if (!body || request.method === "HEAD") {
    await body?.cancel();
    answer.end();
    return;
  }
  const reader = body.getReader();
  const disconnected = new AbortController();
  finished(answer, () => {
    disconnected.abort();
    // Cancels the source, possibly a model. A failing cancellation is ignored: the client has disconnected.
    reader.cancel().catch(() => {});
  });
  const source = { reader, disconnected: disconnected.signal };
  try {
    await (encoding
      ? copyCompressed(source, answer, encoding)
      : copy(source, answer, () => answer.flushHeaders()));
  } catch (error) {
    if (disconnected.signal.aborted) return;
    // A truncated response must not look complete.
    answer.destroy();
    throw error;
  }
}

function encodingFor(request: IncomingMessage, response: Response): Encoding | undefined {
  const { headers } = response;
  if (!textual.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) return undefined;
  if (response.status === 206 || /no-transform/.test(headers.get("cache-control") ?? "")) return undefined;
  headers.append("Vary", "Accept-Encoding");
  const length = headers.get("content-length");
  if (length && Number(length) < minCompressedBytes) return undefined;
  return acceptedEncoding(request.headers["accept-encoding"]);
}

function writeHead(answer: ServerResponse, response: Response): void {
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") answer.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) answer.setHeader("Set-Cookie", cookies);
  answer.writeHead(response.status);
}

function createEncoder(encoding: Encoding): BrotliCompress | Gzip {
  if (encoding === "gzip") return createGzip({ level: 6 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 KB covers any page; the default uses 4 MB of memory per response.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

/** The body of a response, and the signal that its client has gone. */
type Source = { reader: ReadableStreamDefaultReader<Uint8Array>; disconnected: AbortSignal };

async function copyCompressed(source: Source, answer: ServerResponse, encoding: Encoding): Promise<void> {
  const encoder = createEncoder(encoding);
  encoder.pipe(answer);
  const flush = () => {
    answer.flushHeaders();
    encoder.flush();
  };
  try {
    await copy(source, encoder, flush);
    // A client that has gone receives no end.
    await once(answer, "finish", { signal: source.disconnected }).catch(() => {});
  } finally {
    encoder.destroy();
  }
}

/** @param flush sends what was written; called while waiting for the next chunk */
async function copy({ reader, disconnected }: Source, target: Writable, flush: () => void): Promise<void> {
  for (;;) {
    const next = reader.read();
    if (await Promise.race([next.then(() => false), nextTurn(true)])) flush();
    const chunk = await next;
    if (chunk.done) break;
    disconnected.throwIfAborted();
    if (!target.write(chunk.value)) await once(target, "drain", { signal: disconnected });
  }
  target.end();
}
