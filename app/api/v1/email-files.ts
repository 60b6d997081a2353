import type { ApiContext } from "~/api/context";
import { actorOf, os } from "~/api/implement";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { copyFiles } from "~/domain/mailbox/draft/copy-files";
import { removeFile } from "~/domain/mailbox/draft/remove-file";
import { uploadFile } from "~/domain/mailbox/draft/upload-file";

export const emailFiles = os.emailFiles.router({
  copy: os.emailFiles.copy.handler(({ input, context }) =>
    copyFiles(context.db, actorOf(context), input.id, input),
  ),
  remove: os.emailFiles.remove.handler(({ input, context }) =>
    removeFile(context.db, actorOf(context), input.id, input.fileId),
  ),
});

/**
 * POST /email-drafts/{id}/files?name=…: the body is a file, which is attached to the draft. Answers with it.
 * @throws AppError unauthorized, forbidden, and those of `uploadFile`
 */
export async function emailFileRoute(request: Request, context: ApiContext, id: string): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  if (!actor.companyId || !actor.ability.can("create", "Email")) throw new AppError("forbidden");
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const name = new URL(request.url).searchParams.get("name") ?? "";
  if (name.length > 1000) throw new AppError("bad_request");
  if (!request.body) throw new AppError("file_empty");
  return Response.json(await uploadFile(db, actor, id, { name, body: request.body }));
}
