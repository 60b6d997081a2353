import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/session/require-access";
import { passThrough } from "./pass-through";

/** An attachment of a mail, from its server. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw } = requireSignedIn(context);
  return passThrough(
    raw(`/email-attachments/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }),
    context.language,
  );
}
