import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { ApiContext } from "~/api/context";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { changeAvatar } from "~/domain/identity/avatar/change-avatar";
import { openAvatar } from "~/domain/identity/avatar/open-avatar";

/**
 * PUT /account/avatar: the body is the user's new picture. Responds with its id.
 * @throws AppError unauthorized, file_empty, and those of `changeAvatar`
 */
export async function avatarUploadRoute(request: Request, { actor, db }: ApiContext): Promise<Response> {
  if (!actor) throw new AppError("unauthorized");
  if (!request.body) throw new AppError("file_empty");
  return Response.json(await changeAvatar(db, actor, request.body));
}

/**
 * GET /avatars/{id}/content: a user's picture. Ids are never reused, so browsers may cache it.
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
