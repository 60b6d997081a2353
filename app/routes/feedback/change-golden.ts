import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { flash } from "~/session/flash";
import { callOptions, keyOptions } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** Runs golden questions, or accepts the current answer of one, and redirects to the page. */
export async function changeGolden(context: AppLoadContext, request: Request) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  try {
    if (form.get("intent") === "run") {
      const { questions } = await api.goldenQuestions.run({}, keyOptions(form));
      flash(context, { kind: "done", key: "golden:started", values: { count: questions } });
    } else {
      const { question } = await or404(
        api.goldenQuestions.accept({ id: String(form.get("id") ?? "") }, options),
      );
      flash(context, { kind: "done", key: "golden:accepted", values: { name: isolate(question) } });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(wantedPath(context.url));
}
