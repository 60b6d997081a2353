import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { or404 } from "~/session/or-404";

/**
 * Processes a failed file again, or stops processing one, and shows on the next page that it did, or that the processing had
 * ended after the page was shown.
 */
export async function changeReading(context: AppLoadContext, form: FormData): Promise<void> {
  const { api } = context;
  const options = keyOptions(form);
  const id = String(form.get("file"));
  const stops = form.get("intent") === "cancel";
  try {
    const { name, done } = await or404(
      stops ? api.files.cancel({ id }, options) : api.files.retry({ id }, options),
    );
    const values = { name: isolate(name.slice(0, 200)) };
    if (!done) flash(context, { kind: "note", key: "divisions:over", values });
    else flash(context, { kind: "done", key: stops ? "divisions:cancelled" : "divisions:retried", values });
  } catch (error) {
    // The file failed for another reason after the page was shown.
    if (!(error instanceof AppError && error.code === "file_not_retriable")) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
}
