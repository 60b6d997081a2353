import { z } from "zod";
import type { ApiContext } from "~/api/context";
import { actorOf, os } from "~/api/implement";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { beginBatch } from "~/domain/knowledge/batch/begin-batch";
import { listBatchItems, readBatch } from "~/domain/knowledge/batch/read-batch";
import { receiveFile, recordRefused, refusedUnsent } from "~/domain/knowledge/batch/receive-file";

export const batches = os.batches.router({
  begin: os.batches.begin.handler(({ input, context }) => beginBatch(context.db, actorOf(context), input)),
  read: os.batches.read.handler(({ input, context }) => readBatch(context.db, actorOf(context), input.id)),
  items: os.batches.items.handler(({ input, context }) =>
    listBatchItems(context.db, actorOf(context), input),
  ),
});

/**
 * POST /batches/{id}/files?name=…: the body is the file, streamed to storage. Responds with its line: id and outcome. With
 * `refused` (and `bytes`) it has no body: the browser has refused the file, and only its line is added.
 * @throws AppError unauthorized, forbidden, not_found, bad_request, and those of `receiveFile`
 */
export async function batchUploadRoute(request: Request, context: ApiContext, id: string): Promise<Response> {
  const { actor, db } = context;
  if (!actor) throw new AppError("unauthorized");
  if (!actor.ability.can("create", "File")) throw new AppError("forbidden");
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  const parameters = new URL(request.url).searchParams;
  const name = parameters.get("name") ?? "";
  if (name.length > 1000) throw new AppError("bad_request");
  const reason = refusedUnsent.find(code => code === parameters.get("refused"));
  if (reason) {
    const bytes = z.coerce.number().int().min(0).catch(0).parse(parameters.get("bytes"));
    return Response.json(await recordRefused(db, actor, id, { name, bytes, reason }));
  }
  return Response.json(await receiveFile(db, actor, id, { name, body: request.body ?? emptyBody() }));
}

/** A file without bytes becomes a refused line. */
async function* emptyBody(): AsyncGenerator<Uint8Array> {}
