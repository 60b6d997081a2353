import type { ApiContext } from "~/api/context";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import { openExport } from "~/domain/people/privacy/open-export";
import { privateDownload } from "./private-download";

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
  return privateDownload(stream, {
    "content-type": "application/zip",
    "content-length": String(bytes),
    "content-disposition": `attachment; filename="lotse-${createdAt.toISOString().slice(0, 10)}.zip"`,
  });
}
