import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { paths } from "~/paths";
import { wantedPath } from "./guard";

/**
 * Continues only if the session was confirmed within the last 15 minutes; otherwise redirects to the area's
 * confirmation page, and from there to `back`. For pages with nothing but a button; a filled-in form is returned
 * with {@link confirmationLink} instead.
 */
export async function requireConfirmation({ api, visitor }: AppLoadContext, back: string): Promise<void> {
  if (visitor.state !== "signed-in" || (await api.confirmations.read()).until) return;
  throw redirect(paths.confirmIdentity(visitor.user.access, { to: back }));
}

/**
 * Redirects to the area's confirmation page after a refusal with confirmation_needed, and from there back to this
 * page. Other errors are rethrown.
 */
export function redirectToConfirmation({ visitor, url }: AppLoadContext, error: unknown): Response {
  if (!(error instanceof AppError) || error.code !== "confirmation_needed" || visitor.state !== "signed-in")
    throw error;
  return redirect(paths.confirmIdentity(visitor.user.access, { to: wantedPath(url) }));
}

/**
 * The link that a form shows after a refusal with confirmation_needed; it opens in a new tab, so that the form
 * keeps its input.
 */
export function confirmationLink({ visitor, url }: AppLoadContext, code: ErrorCode): { confirmAt?: string } {
  if (code !== "confirmation_needed" || visitor.state !== "signed-in") return {};
  return { confirmAt: paths.confirmIdentity(visitor.user.access, { to: wantedPath(url) }) };
}
