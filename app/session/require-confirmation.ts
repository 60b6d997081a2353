import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { wantedPath } from "./guard";
import { keepForm } from "./unsent-form";

/**
 * Continues only if the session was confirmed within the last 15 minutes; otherwise redirects to the area's
 * confirmation page, and from there to `back`. For pages with only a button; {@link askForConfirmation} also keeps a
 * filled-in form meanwhile.
 */
export async function requireConfirmation({ api, visitor }: AppLoadContext, back: string): Promise<void> {
  if (visitor.state !== "signed-in" || (await api.confirmations.read()).until) return;
  throw redirect(paths.confirmIdentity(visitor.user.access, { to: back }));
}

/**
 * Redirects from a form that was refused with confirmation_needed to the area's confirmation page, which returns to the
 * form with its values. Does nothing for other errors.
 */
export async function askForConfirmation(context: AppLoadContext, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.code !== "confirmation_needed") return;
  if (context.visitor.state !== "signed-in") return;
  await keepForm(context);
  throw redirect(paths.confirmIdentity(context.visitor.user.access, { to: wantedPath(context.url) }));
}
