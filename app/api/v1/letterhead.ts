import type { ApiContext } from "~/api/context";
import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { changeLetterhead } from "~/domain/outbox/letterhead/change-letterhead";
import { changeLogo, removeLogo } from "~/domain/outbox/letterhead/change-logo";
import { logoSides } from "~/domain/outbox/letterhead/letterhead-of";
import { readLetterhead } from "~/domain/outbox/letterhead/read-letterhead";
import { previewLetterhead } from "~/mail/preview-letterhead";

export const letterhead = os.letterhead.router({
  read: os.letterhead.read.handler(({ context }) => readLetterhead(context.db, actorOf(context))),
  change: os.letterhead.change.handler(({ input, context }) =>
    changeLetterhead(context.db, actorOf(context), input, context.version),
  ),
  preview: os.letterhead.preview.handler(async ({ input, context }) => {
    const actor = actorOf(context);
    return previewLetterhead(actor.language, { ...input, logo: await logoSides(context.db, actor) });
  }),
  removeLogo: os.letterhead.removeLogo.handler(async ({ context }) => {
    await removeLogo(context.db, actorOf(context));
    return {};
  }),
});

/**
 * PUT /letterhead/logo: the body is the logo on the mails to the company's people.
 * @throws AppError unauthorized, and those of `changeLogo`
 */
export async function logoUploadRoute(request: Request, { actor, db }: ApiContext): Promise<Response> {
  if (!actor) throw new AppError("unauthorized");
  if (!request.body) throw new AppError("file_empty");
  await changeLogo(db, actor, request.body);
  return Response.json({});
}
