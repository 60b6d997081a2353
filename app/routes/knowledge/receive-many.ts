import type { AppLoadContext } from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { isLeftover } from "~/contract/leftover-files";
import { sameNames } from "~/contract/same-names";
import { keyOptions } from "~/session/form";
import { fieldText, maxFields, readParts } from "./read-parts";
import { readTarget } from "./read-target";

type Received = {
  form: FormData;
  /** Errors of the division's fields. */
  fields: Record<string, string[]>;
  /** The batch, once the first file was received. */
  batchId: string | undefined;
  problem: AppError | undefined;
};

/**
 * Parses the form of many files and streams each to api/v1 while it is received, without buffering. The fields precede
 * the files, as in the form. After a refusal of the batch, reads and discards the rest, because a browser that is still
 * sending would not see the response.
 * @throws AppError bad_request for malformed forms
 */
export async function receiveMany(context: AppLoadContext, request: Request): Promise<Received> {
  const received: Received = { form: new FormData(), fields: {}, batchId: undefined, problem: undefined };
  let fields = 0;
  for await (const part of readParts(request)) {
    if (part.filename === undefined) {
      if (++fields > maxFields) throw new AppError("bad_request");
      received.form.append(part.name, await fieldText(part));
    } else if (
      part.filename === "" ||
      isLeftover(part.filename) ||
      received.problem ||
      Object.keys(received.fields).length > 0
    ) {
      for await (const _ of part.body);
    } else {
      await begin(context, received);
      if (received.batchId) await sendOn(context, request, received, part.filename, part.body);
      for await (const _ of part.body);
    }
  }
  return received;
}

/** Begins the batch with the first file; sets `fields` or `problem` if it is refused. */
export async function begin(context: AppLoadContext, received: Received): Promise<void> {
  if (received.batchId) return;
  const text = (name: string) => String(received.form.get(name) ?? "");
  const target = readTarget(context, text("division"), text("newDivision"));
  received.fields = target.fields;
  if (Object.keys(target.fields).length > 0) return;
  const sameName = sameNames.find(one => one === text("sameName"));
  try {
    const options = keyOptions(received.form);
    received.batchId = (await context.api.batches.begin({ ...target.into, sameName }, options)).id;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    received.problem = error;
  }
}

async function sendOn(
  { raw }: AppLoadContext,
  { signal }: Request,
  received: Received,
  name: string,
  parts: AsyncGenerator<Uint8Array>,
): Promise<void> {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const init = { method: "POST", body, duplex: "half", signal } as RequestInit;
  const answer = await raw(`/batches/${received.batchId}/files?${new URLSearchParams({ name })}`, init);
  if (answer.ok) return void (await answer.body?.cancel());
  const { code, data } = (await answer.json()) as { code: ErrorCode; data?: AppError["data"] };
  received.problem = new AppError(code, data);
}
