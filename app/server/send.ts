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
    // Cancels the source (a model perhaps): the client has gone.
    reader.cancel().catch(() => {});
  });
  try {
    await (encoding
      ? pack(reader, encoding, answer, disconnected.signal)
      : copy(reader, answer, () => answer.flushHeaders(), disconnected.signal));
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

function encoder(encoding: Encoding): BrotliCompress | Gzip {
  if (encoding === "gzip") return createGzip({ level: 6 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 KB covers any page; the default uses 4 MB of memory per response.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function pack(
  reader: Reader,
  encoding: Encoding,
  answer: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  const packer = encoder(encoding);
  packer.pipe(answer);
  const flush = () => {
    answer.flushHeaders();
    packer.flush();
  };
  try {
    await copy(reader, packer, flush, gone);
    await once(answer, "finish", { signal: gone }).catch(() => {});
  } finally {
    packer.destroy();
  }
}

/** @param flush sends what was written; called while waiting for the next chunk */
async function copy(reader: Reader, target: Writable, flush: () => void, gone: AbortSignal): Promise<void> {
  for (;;) {
    const next = reader.read();
    if (await Promise.race([next.then(() => false), nextTurn(true)])) flush();
    const part = await next;
    if (part.done) break;
    await write(target, part.value, gone);
  }
  target.end();
}

async function write(target: Writable, chunk: Uint8Array, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted();
  if (!target.write(chunk)) await once(target, "drain", { signal: gone });
}
