import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { enter } from "~/session/enter";
import { redirectingTarget } from "~/session/guard";

/** Sends a signed-in user to the home of their role, and a visitor to the sign-in page. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return redirect(redirectingTarget(context.visitor, context.build.mode));
}
