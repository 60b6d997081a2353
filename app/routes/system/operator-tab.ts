import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { OperatorFields } from "~/contract/operator-fields";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey, seenVersion } from "~/session/form";

/** Saves who runs this installation. */
export async function saveOperator(context: AppLoadContext, form: FormData) {
  const submission = parseWithZod(form, { schema: OperatorFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await context.api.system.changeOperator(submission.value, {
      context: { key: requestKey(form), version: seenVersion(form) },
    });
    flash(context, { kind: "done", key: "system:operator.saved" });
    return redirect(paths.admin.systemSettings("company"));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}
