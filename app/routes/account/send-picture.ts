import type { AppLoadContext } from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { type Part, readParts } from "~/routes/knowledge/read-parts";

/** Limits for the form's fields beside the picture. */
const maxFieldBytes = 1024;
const maxFields = 5;

/** The endpoints of api/v1 that accept a picture. */
type Target = "/account/avatar" | "/letterhead/logo";

/**
 * Parses a picture's form and streams the picture to api/v1. Returns the pressed button's intent.
 * @throws AppError picture_missing, bad_request for malformed forms, and the refusals of api/v1
 */
export async function sendPicture(
  request: Request,
  raw: AppLoadContext["raw"],
  target: Target,
): Promise<"remove" | "sent"> {
  let sent = false;
  let fields = 0;
  for await (const part of readParts(request)) {
    if (++fields > maxFields) throw new AppError("bad_request");
    if (part.name !== "picture" || !part.filename) {
      const value = await textOf(part);
      if (part.name === "intent" && value === "remove") return "remove";
    } else if (sent) throw new AppError("bad_request");
    else {
      await put(part, raw, target, request.signal);
      sent = true;
    }
  }
  if (!sent) throw new AppError("picture_missing");
  return "sent";
}

async function textOf({ body }: Part): Promise<string> {
  let text = "";
  for await (const chunk of body) {
    text += Buffer.from(chunk).toString("latin1");
    if (text.length > maxFieldBytes) throw new AppError("bad_request");
  }
  return text;
}

async function put(
  { body }: Part,
  raw: AppLoadContext["raw"],
  target: Target,
  signal: AbortSignal,
): Promise<void> {
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await body.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await body.return(undefined);
    },
  });
  const init = { method: "PUT", body: stream, duplex: "half", signal };
  const answer = await raw(target, init as RequestInit);
  if (answer.ok) return;
  const { code, data } = (await answer.json()) as { code: ErrorCode; data?: AppError["data"] };
  throw new AppError(code, data);
}
