import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { sayError } from "~/i18n/server";
import { notFound, requireSignedIn } from "~/session/require-access";

type UploadReply = {
  outcome?: string;
  code?: ErrorCode;
  reason?: ErrorCode;
  values?: Record<string, string | number>;
};

/**
 * Receives one file of a batch from the script of the upload page, as the body, or why the script does not send it. Returns
 * its outcome.
 */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const parameters = new URLSearchParams({ name: context.url.searchParams.get("name") ?? "" });
  for (const one of ["refused", "bytes"]) {
    const value = context.url.searchParams.get(one);
    if (value) parameters.set(one, value);
  }
  const { body, signal } = request;
  const init = { method: "POST", body, duplex: "half", signal } as RequestInit;
  const path = `/batches/${encodeURIComponent(params.id ?? "")}/files?${parameters}`;
  const answer = await raw(path, init);
  const reply = (await answer.json()) as UploadReply;
  const reason = reply.reason ?? (answer.ok ? undefined : reply.code);
  return Response.json(
    { outcome: reply.outcome, ...(reason ? { said: sayError(context.language, reason, reply.values) } : {}) },
    { status: answer.status },
  );
}

/** There is nothing to read here. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  throw notFound();
}
