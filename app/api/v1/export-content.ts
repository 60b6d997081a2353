import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { ApiContext } from "~/api/context";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import { openExport } from "~/domain/people/privacy/open-export";

/**
 * GET /exports/{id}/content: the user's data as a .zip; requires a confirmed session.
 * @throws AppError unauthorized, confirmation_needed, not_found
 */
export async function exportContentRoute(
  _request: Request,
  context: ApiContext,
  id: string,
): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  requireConfirmed(actor);
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const { stream, bytes, createdAt } = await openExport(db, actor, id);
  return new Response(Readable.toWeb(stream) as NodeStream as ReadableStream, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(bytes),
      "content-disposition": `attachment; filename="lotse-${createdAt.toISOString().slice(0, 10)}.zip"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
