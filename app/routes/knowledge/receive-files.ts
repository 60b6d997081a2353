import { createHash, type Hash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import type { StagedUpload } from "~/contract/files";
import { storageRefusals } from "~/contract/storage-states";
import { type Kind, kinds } from "~/ui/knowledge/answer";
import { fieldText, maxFields, type Part, readParts } from "./read-parts";

type Raw = AppLoadContext["raw"];

/** A refused file with the name that it was sent with. */
export type Refused = { refused: AppError; name: string };

/** The result of one file. */
type Received = { staged: StagedUpload } | Refused;

/**
 * A received form: its fields; the result of each file, by field; and a digest of fields and file contents, which
 * identifies a form sent twice.
 */
export type ReceivedForm = { form: FormData; files: Partial<Record<Kind, Received>>; content: FormData };

/**
 * Parses the form and streams each file to api/v1 for staging, without buffering.
 * @throws AppError bad_request for malformed forms
 */
export async function receiveFiles(request: Request, raw: Raw): Promise<ReceivedForm> {
  const received: ReceivedForm = { form: new FormData(), files: {}, content: new FormData() };
  let fields = 0;
  for await (const part of readParts(request)) {
    if (++fields > maxFields) throw new AppError("bad_request");
    if (part.filename === undefined) {
      const value = await fieldText(part);
      received.form.append(part.name, value);
      received.content.append(part.name, value);
      continue;
    }
    const kind = kinds.find(one => one === part.name);
    if (!kind || received.files[kind]) throw new AppError("bad_request");
    if (part.filename === "") {
      // An empty file input has neither name nor content.
      await fieldText(part);
      continue;
    }
    const hash = createHash("sha256");
    received.files[kind] = await stage(raw, part.filename, {
      body: streamOf(part.body, hash),
      signal: request.signal,
    });
    received.content.append(kind, hash.digest("base64url"));
  }
  return received;
}

async function stage(
  raw: Raw,
  name: string,
  upload: { body: ReadableStream<Uint8Array>; signal: AbortSignal },
): Promise<Received> {
  const init = { method: "POST", duplex: "half", ...upload } as RequestInit;
  const answer = await raw(`/uploads?${new URLSearchParams({ name })}`, init);
  const reply: unknown = await answer.json();
  if (answer.ok) return { staged: reply as StagedUpload };
  const { code, data } = reply as { code: ErrorCode; data?: AppError["data"] };
  const refused = new AppError(code, data);
  const isBroken = refused.status >= 500 && !storageRefusals.includes(code);
  if (isBroken || refused.status === 401 || refused.status === 403) throw refused;
  return { refused, name };
}

function streamOf(body: Part["body"], hash: Hash): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await body.next();
      if (done) return controller.close();
      hash.update(value);
      controller.enqueue(value);
    },
    async cancel() {
      await body.return(undefined);
    },
  });
}
