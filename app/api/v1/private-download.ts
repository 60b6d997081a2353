import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** Nothing of a download runs on this origin or loads anything, and no cache keeps it. */
const safeHeaders = {
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
};

/**
 * The response with a private file.
 * @param headers those of the content, such as its type and name; one with the name of a safe header replaces it
 */
export function privateDownload(stream: Readable, headers: Record<string, string>, status = 200): Response {
  const body = Readable.toWeb(stream) as NodeStream as ReadableStream;
  return new Response(body, { status, headers: { ...safeHeaders, ...headers } });
}
