import type { LoaderFunctionArgs } from "@remix-run/node";
import { enterSignedIn, notFound } from "~/session/enter";

const passed = [
  "content-type",
  "content-length",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cache-control",
];

/** A file as it was uploaded, handed on as api/v1 streams it; who may not have it finds nothing. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = enterSignedIn(context);
  const id = encodeURIComponent(params.id ?? "");
  const answer = await raw(`/files/${id}/content`, { signal: request.signal });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw answer.status >= 500 ? new Response(null, { status: 502 }) : notFound();
  }
  const headers = new Headers();
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
