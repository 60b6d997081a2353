import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { ApiContext } from "~/api/context";
import { attachment } from "~/contract/attachment";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { openAttachment } from "~/domain/mailbox/email/open-attachment";
import { asOperator } from "~/domain/mailbox/operator/operator-scope";

/**
 * GET /email-attachments/{id}/content: an attachment of a mail, always served as a download, for every declared type.
 * @throws AppError unauthorized, forbidden, not_found, unavailable
 */
export async function attachmentContentRoute(
  _request: Request,
  context: ApiContext,
  id: string,
): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  // Administrators hold Email for the operator's mailbox.
  const owner = actor.access === "admin" ? asOperator(actor) : actor;
  if (!owner.companyId || !actor.ability.can("read", "Email")) throw new AppError("forbidden");
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const { stream, name } = await openAttachment(db, owner, id);
  return new Response(Readable.toWeb(stream) as NodeStream as ReadableStream, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": attachment(name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
