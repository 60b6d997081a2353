import type { LoaderFunctionArgs } from "@remix-run/node";
import { enterSignedIn } from "~/session/enter";
import { handOn } from "./hand-on";

/** A picture of somebody. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = enterSignedIn(context);
  return handOn(raw(`/avatars/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }));
}
