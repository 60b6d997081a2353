import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passThrough } from "./pass-through";

/** The original of a .pdf, shown by the browser; `#page=` opens it at a page. Parts of it by `Range`. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  const range = request.headers.get("range");
  return passThrough(
    raw(`/files/${encodeURIComponent(params.id ?? "")}/content?inline=1`, {
      signal: request.signal,
      headers: range === null ? {} : { range },
    }),
    context.language,
  );
}
