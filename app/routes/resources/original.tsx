import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passThrough } from "./pass-through";

/** The original of a .pdf, shown by the browser; `#page=` opens it at a page. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  return passThrough(
    raw(`/files/${encodeURIComponent(params.id ?? "")}/content?inline=1`, { signal: request.signal }),
    context.language,
  );
}
