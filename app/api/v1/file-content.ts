import parseRange from "range-parser";
import type { ApiContext } from "~/api/context";
import { attachment } from "~/contract/attachment";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { openFile } from "~/domain/knowledge/file/open-file";
import { privateDownload } from "./private-download";

/** The browser's own viewer may draw a PDF; nothing may be loaded, sent or framed. */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET /files/{id}/content: the original upload as an attachment, so that its content cannot run on this origin.
 * `?inline=1` opens a .pdf in the browser's viewer, which gives its scripts no access to the origin. A `Range` header
 * with one range is answered with that part (206), one beyond the end with 416; several ranges with the whole file.
 * @throws AppError unauthorized, forbidden, not_found
 */
export async function fileContentRoute(request: Request, context: ApiContext, id: string): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  if (!actor.ability.can("read", "File")) throw new AppError("forbidden");
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const range = request.headers.get("range");
  let opened: Awaited<ReturnType<typeof openFile>>;
  try {
    opened = await openFile(db, actor, id, bytes => (range === null ? undefined : partOf(range, bytes)));
  } catch (error) {
    if (!(error instanceof BeyondTheEnd)) throw error;
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${error.bytes}` } });
  }
  const { stream, part, name, mime, bytes } = opened;
  const inline = mime === "application/pdf" && new URL(request.url).searchParams.get("inline") === "1";
  const headers = {
    "content-type": mime,
    "content-length": String(part ? part.end - part.start + 1 : bytes),
    ...(part ? { "content-range": `bytes ${part.start}-${part.end}/${bytes}` } : {}),
    "accept-ranges": "bytes",
    "content-disposition": inline ? attachment(name).replace(/^attachment/, "inline") : attachment(name),
    ...(inline ? { "content-security-policy": viewerPolicy } : {}),
  };
  return privateDownload(stream, headers, part ? 206 : 200);
}

class BeyondTheEnd extends Error {
  constructor(readonly bytes: number) {
    super();
  }
}

/**
 * The one part that a `Range` header asks for, both ends included; undefined for several parts or an unreadable
 * header (RFC 9110, 14.2). @throws BeyondTheEnd
 */
function partOf(header: string, bytes: number): { start: number; end: number } | undefined {
  if (!/^bytes=(\d+-\d*|-\d+)$/.test(header)) return;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) throw new BeyondTheEnd(bytes);
  return ranges === -2 ? undefined : ranges[0];
}
