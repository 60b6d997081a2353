import { AppError } from "~/contract/errors";

/** One field or file of a multipart form. Its body has to be read to the end before the next part comes. */
export type Part = { name: string; filename: string | undefined; body: AsyncGenerator<Uint8Array> };

const headersLimit = 16 * 1024;
const endOfLine = "\r\n";

/**
 * The parts of a multipart form as they arrive, none of them held in memory. Written here because the
 * parser that Remix brings refuses a whole form when a file's name holds a semicolon or an equals sign,
 * and the one beside it keeps every file in memory. A part that is not read to its end ends the form.
 * @throws AppError bad_request when this is no multipart form, or one that was cut off
 */
export async function* readParts(request: Request): AsyncGenerator<Part> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (!boundary || !request.body) throw new AppError("bad_request");
  // Node's ReadableStream is iterable, which the DOM's types do not know.
  const chunks = (request.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // So that the first delimiter, which has no line before it, looks like the others.
  let held: Buffer = Buffer.from(endOfLine);

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new AppError("bad_request");
    held =
      held.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([held, value]);
  }

  async function* untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(delimiter);
      const safe = at < 0 ? held.length - delimiter.length + 1 : at;
      const chunk = held.subarray(0, Math.max(0, safe));
      held = held.subarray(at < 0 ? chunk.length : at + delimiter.length);
      if (chunk.length > 0) yield chunk;
      if (at >= 0) return;
      await more();
    }
  }

  async function headers(): Promise<string | undefined> {
    while (held.length < 2) await more();
    if (held.subarray(0, 2).toString("latin1") === "--") return undefined;
    let at = held.indexOf("\r\n\r\n");
    for (; at < 0; at = held.indexOf("\r\n\r\n")) {
      if (held.length > headersLimit) throw new AppError("bad_request");
      await more();
    }
    const lines = held.subarray(0, at).toString("utf8");
    held = held.subarray(at + 4);
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
    // What follows the end means nothing, but a browser that is still sending would not see the answer.
    while (!(await chunks.next()).done);
  } finally {
    await chunks.return?.();
  }
}

function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ??
    [];
  return quoted ?? plain;
}

/** A parameter of Content-Disposition as browsers write it: three signs escaped, everything else as it is. */
function parameter(lines: string, name: "name" | "filename"): string | undefined {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(lines)?.[1] ?? "";
  const value = new RegExp(`^(?:;\\s*\\w+="[^"]*"\\s*)*?;\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  return value?.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
