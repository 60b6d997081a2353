import type { AppLoadContext } from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { flash } from "~/session/flash";
import { itemKey, keyOptions, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/**
 * Performs the action of a form of the processing table: `retry:<id>`, `cancel:<id>` or `rebuild`. The next page shows that it
 * did, or that the processing of the file had ended, or the file was deleted, after the page was shown.
 */
export async function changeProcessing(context: AppLoadContext, form: FormData): Promise<void> {
  const { api } = requireSignedIn(context);
  const [intent, id = ""] = String(form.get("intent")).split(":");
  if (intent === "rebuild") {
    await or404(api.processing.rebuild(undefined, keyOptions(form)));
    flash(context, { kind: "done", key: "processing:index.rebuild.done" });
    return;
  }
  if (intent !== "retry" && intent !== "cancel") return;
  const key = requestKey(form);
  // The page's form serves all its rows, so the id belongs to the request's.
  const options = { context: { key: itemKey(key, id, intent) } };
  const change = api.processing[intent]({ id }, options).catch(changedMeanwhile);
  const outcome = await or404<{ done: boolean } | { problem: ErrorCode }>(change);
  if ("problem" in outcome) flash(context, { kind: "problem", key: `errors:${outcome.problem}` });
  else if (outcome.done) flash(context, { kind: "done", key: `processing:${intent}.done` });
  else flash(context, { kind: "note", key: "processing:over" });
}

/** The refusal of a file that was deleted, or failed for another reason, after the page was shown. */
function changedMeanwhile(error: unknown): { problem: ErrorCode } {
  const refused =
    error instanceof AppError && (error.code === "not_found" || error.code === "file_not_retriable");
  if (!refused) throw error;
  return { problem: error.code };
}
