import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { CompanyFields } from "~/contract/company-fields";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey, seenVersion } from "~/session/form";

/** Saves the details of one's own company. */
export async function saveCompany(context: AppLoadContext, form: FormData, back: string) {
  const submission = parseWithZod(form, { schema: CompanyFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await context.api.company.change(submission.value, {
      context: { key: requestKey(form), version: seenVersion(form) },
    });
    flash(context, { kind: "done", key: "account:company.saved" });
    return redirect(back);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}
