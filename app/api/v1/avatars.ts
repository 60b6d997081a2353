import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { ApiContext } from "~/api/context";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { changeAvatar } from "~/domain/avatar/change-avatar";
import { openAvatar } from "~/domain/avatar/open-avatar";

/**
 * PUT /account/avatar: the body is a picture of oneself. Answers with its name.
 * @throws AppError unauthorized, and what `changeAvatar` refuses
 */
export async function avatarUploadRoute(request: Request, { actor, db }: ApiContext): Promise<Response> {
  if (!actor) throw new AppError("unauthorized");
  if (!request.body) throw new AppError("file_empty");
  return Response.json(await changeAvatar(db, actor, request.body));
}

/**
 * GET /avatars/{id}/content: a picture of somebody. Another picture has another name, so a browser may keep it.
 * @throws AppError unauthorized, not_found
 */
export async function avatarContentRoute(
  _request: Request,
  { actor, db }: ApiContext,
  id: string,
): Promise<Response> {
  if (!actor) throw new AppError("unauthorized");
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const { stream, kind, bytes } = await openAvatar(db, actor, id);
  return new Response(Readable.toWeb(stream) as NodeStream as ReadableStream, {
    headers: {
      "content-type": `image/${kind}`,
      "content-length": String(bytes),
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
    },
  });
}
