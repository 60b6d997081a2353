import { AppError } from "~/contract/errors";

/** One field or file of a multipart form. Its body must be consumed before the next part is read. */
export type Part = { name: string; filename: string | undefined; body: AsyncGenerator<Uint8Array> };

/** More than the fields of any form with files. */
export const maxFields = 20;
const maxFieldBytes = 8 * 1024;
const headersLimit = 16 * 1024;
const endOfLine = "\r\n";

/**
 * Streams the parts of a multipart form without buffering them. Own code, because Remix's parser refuses file
 * names with a semicolon or equals sign, and the alternative buffers every file. A part that is not consumed ends
 * the form.
 * @throws AppError bad_request for a malformed or truncated form
 */
export async function* readParts(request: Request): AsyncGenerator<Part> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (!boundary || !request.body) throw new AppError("bad_request");
  // Node's ReadableStream is async iterable, which the DOM types lack.
  const chunks = (request.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // So that the first delimiter, which no line precedes, looks like the others.
  let buffered: Buffer = Buffer.from(endOfLine);

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new AppError("bad_request");
    buffered =
      buffered.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([buffered, value]);
  }

  async function* untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffered.indexOf(delimiter);
      const safe = at < 0 ? buffered.length - delimiter.length + 1 : at;
      const chunk = buffered.subarray(0, Math.max(0, safe));
      buffered = buffered.subarray(at < 0 ? chunk.length : at + delimiter.length);
      if (chunk.length > 0) yield chunk;
      if (at >= 0) return;
      await more();
    }
  }

  async function headers(): Promise<string | undefined> {
    while (buffered.length < 2) await more();
    if (buffered.subarray(0, 2).toString("latin1") === "--") return undefined;
    let at = buffered.indexOf("\r\n\r\n");
    for (; at < 0; at = buffered.indexOf("\r\n\r\n")) {
      if (buffered.length > headersLimit) throw new AppError("bad_request");
      await more();
    }
    const lines = buffered.subarray(0, at).toString("utf8");
    buffered = buffered.subarray(at + 4);
    return lines;
  }

  try {
    for await (const _preamble of untilDelimiter());
    for (let lines = await headers(); lines !== undefined; lines = await headers()) {
      const name = parameter(lines, "name");
      if (name === undefined) throw new AppError("bad_request");
      let ended = false;
      const body = (async function* () {
        yield* untilDelimiter();
        ended = true;
      })();
      yield { name, filename: parameter(lines, "filename"), body };
      if (!ended) return;
    }
    // The epilogue is meaningless, but a browser that is still sending would not see the response.
    while (!(await chunks.next()).done);
  } finally {
    await chunks.return?.();
  }
}

/** The text of a field. @throws AppError bad_request if it is too long */
export async function fieldText({ body }: Part): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxFieldBytes) throw new AppError("bad_request");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ??
    [];
  return quoted ?? plain;
}

/** A parameter of Content-Disposition in browsers' encoding: three characters escaped, others raw. */
function parameter(lines: string, name: "name" | "filename"): string | undefined {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(lines)?.[1] ?? "";
  const value = new RegExp(`^(?:;\\s*\\w+="[^"]*"\\s*)*?;\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  return value?.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
