import { type AppLoadContext, redirect } from "@remix-run/node";
import { flash } from "~/session/flash";
import { refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { SampleFields } from "./sample-fields";

/** Validates the form and reports the values; stores nothing. */
export function readSample(context: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: SampleFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { country, from, to, rate, addresses, days, who, told, colour, code } = submission.value;
  const read = [country, from, to, rate, ...addresses, ...days, who, told ?? "-", colour, code].join(" ");
  flash(context, { kind: "done", key: "design:form.saved", values: { read } });
  return redirect(context.page.path);
}
