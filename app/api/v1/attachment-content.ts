import type { ApiContext } from "~/api/context";
import { attachment } from "~/contract/attachment";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { openAttachment } from "~/domain/mailbox/email/open-attachment";
import { asOperator } from "~/domain/mailbox/operator/operator-scope";
import { privateDownload } from "./private-download";

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
  return privateDownload(stream, {
    "content-type": "application/octet-stream",
    "content-disposition": attachment(name),
  });
}
