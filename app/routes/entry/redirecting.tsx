import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { keepFlash } from "~/session/flash";
import { redirectingTarget } from "~/session/guard";
import { requireAccess } from "~/session/require-access";
import { requestedTarget } from "~/session/safe-target";

/** Sends a signed-in user to the home of their role, or to the chat of an address of another area, and a visitor to the sign-in page. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  keepFlash(context);
  return redirect(redirectingTarget(context.visitor, context.build.mode, requestedTarget(context)));
}
