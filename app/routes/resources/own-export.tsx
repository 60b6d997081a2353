import type { LoaderFunctionArgs } from "@remix-run/node";
import { enterSignedIn } from "~/session/enter";
import { handOn } from "./hand-on";

/** One's own data as a .zip. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = enterSignedIn(context);
  return handOn(raw(`/exports/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }));
}
