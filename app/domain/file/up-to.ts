import { AppError } from "~/contract/errors";

export type UploadBody = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/**
 * The body, as long as it is no larger than `megabytes`. What is over is read and thrown away, up to
 * eight times the limit: a browser that is still sending would not see an answer. Then it is cut off.
 * @throws AppError file_too_large with `limit` (MB)
 */
export async function* upTo(megabytes: number, body: UploadBody): AsyncGenerator<Uint8Array> {
  const limit = megabytes * 1024 * 1024;
  let bytes = 0;
  // Node's ReadableStream is iterable, which the DOM's types do not know.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limit * 8) break;
    if (bytes <= limit) yield chunk;
  }
  if (bytes > limit) throw new AppError("file_too_large", { values: { limit: megabytes } });
}
