import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/session/require-access";

/** `/` only redirects, as the guard decides. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return null;
}
