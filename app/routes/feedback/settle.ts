import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { flash } from "~/session/flash";
import { callOptions } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** Settles or reopens a feedback and redirects to the page: after settling with a button to undo it. */
export async function settle(context: AppLoadContext, sent: FormData) {
  const { api } = requireSignedIn(context);
  const id = String(sent.get("id") ?? "");
  const reopens = sent.get("intent") === "reopen";
  const options = callOptions(sent);
  const back = new URL(wantedPath(context.url), context.url);
  back.searchParams.delete("undo");
  try {
    await or404(reopens ? api.feedback.reopen({ id }, options) : api.feedback.settle({ id }, options));
    if (reopens) flash(context, { kind: "done", key: "feedbackReport:reopened" });
    else back.searchParams.set("undo", id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(`${back.pathname}${back.search}`);
}
