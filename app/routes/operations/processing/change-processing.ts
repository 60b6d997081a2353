import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { flash } from "~/session/flash";
import { keyOptions, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/**
 * Performs the action of a form of the processing table: `retry:<id>`, `cancel:<id>` or `rebuild`. The next page shows that it
 * did, or that the processing of the file had ended after the page was shown.
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
  try {
    const { done } = await or404(
      api.processing[intent]({ id }, { context: { key: key && `${key}.${intent}.${id.slice(-12)}` } }),
    );
    if (done) flash(context, { kind: "done", key: `processing:${intent}.done` });
    else flash(context, { kind: "note", key: "processing:over" });
  } catch (error) {
    // The file failed for another reason after the page was shown.
    if (!(error instanceof AppError && error.code === "file_not_retriable")) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
}
