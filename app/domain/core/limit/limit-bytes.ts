import { AppError } from "~/contract/errors";

export type UploadBody = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/**
 * Passes a body through up to `megabytes`. Excess bytes are read and discarded up to eight times the limit,
 * because a browser that is still sending would not see the response; then the body is cut off.
 * @throws AppError file_too_large with `limit` (MB)
 */
export async function* limitBytes(megabytes: number, body: UploadBody): AsyncGenerator<Uint8Array> {
  const limit = megabytes * 1024 * 1024;
  let bytes = 0;
  // Node's ReadableStream is async iterable, which the DOM types lack.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limit * 8) break;
    if (bytes <= limit) yield chunk;
  }
  if (bytes > limit) throw new AppError("file_too_large", { values: { limit: megabytes } });
}
