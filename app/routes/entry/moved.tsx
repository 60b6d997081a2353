import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/session/require-access";

/** An address without its tab redirects to the first one, as the guard decides. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return null;
}
