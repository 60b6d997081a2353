import type { ApiContext } from "~/api/context";
import { AppError } from "~/contract/errors";
import { stageUpload } from "~/domain/knowledge/file/stage-upload";

/**
 * POST /uploads?name=…: the body is the file, streamed to storage. Answers with the staged upload.
 * @throws AppError unauthorized, forbidden, and those of `stageUpload`
 */
export async function uploadRoute(request: Request, context: ApiContext): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  if (!actor.ability.can("create", "File")) throw new AppError("forbidden");
  const name = new URL(request.url).searchParams.get("name") ?? "";
  if (name.length > 1000) throw new AppError("bad_request");
  if (!request.body) throw new AppError("file_empty");
  const { body, signal } = request;
  return Response.json(await stageUpload(db, actor, { name, body, signal }));
}
