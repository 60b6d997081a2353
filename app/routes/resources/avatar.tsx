import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passThrough } from "./pass-through";

/** A user's picture. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  return passThrough(
    raw(`/avatars/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }),
  );
}
