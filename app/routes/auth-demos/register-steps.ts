import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { isLanguage } from "~/contract/language";
import { NewPasswordFields } from "~/contract/password-fields";
import { SignUpFields } from "~/contract/sign-up-fields";
import { languageNames } from "~/i18n/languages";
import { flash } from "~/session/flash";
import { type Refusal, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { refusePhone } from "./refuse-phone";

const { companyName, country, language, firstName, lastName, email, phone, phoneCountry } =
  SignUpFields.shape;
const schemas = [
  z.object({ companyName, country, language }),
  z.object({ firstName, lastName, email, phone, phoneCountry }),
  NewPasswordFields,
];
const password = schemas.length - 1;
/** The last step summarises the others. */
const summary = schemas.length;

/** Fields carried from step to step in the page itself: no password. */
const carried = [
  ...["companyName", "country", "language"],
  ...["firstName", "lastName", "email", "phone", "phoneCountry"],
];

type Shown = Refusal & { at: number; told: { country: string; language: string } };

const stepIn = (value: FormDataEntryValue | null) => {
  const step = Number(value ?? 0);
  return Number.isInteger(step) && step >= 0 && step <= summary ? step : 0;
};

/**
 * Goes one step forward after validating this and earlier steps, or back without validation. The input only goes
 * back into the page.
 */
export async function takeStep(context: AppLoadContext, form: FormData) {
  const values = Object.fromEntries(
    carried.map(name => [name, String(form.get(name) ?? "").slice(0, 300)] as const),
  );
  const show = (at: number, refusal: Partial<Refusal> = {}, init: { status?: number } = {}) =>
    data<Shown>({ fields: {}, ...refusal, values, at, told: namesOf(context.language, values) }, init);
  const back = form.get("go");
  if (back !== null) return show(stepIn(back));
  const step = stepIn(form.get("step"));
  for (const [at, schema] of schemas.entries()) {
    // The summary follows the password, which is no longer available there.
    if (at > step || (at === password && step === summary)) break;
    const submission = parseForm(form, { schema: schema as z.ZodType });
    const refused =
      submission.status !== "success"
        ? await refuseFields(context, submission)
        : at === 1
          ? await refusePhone(context, submission, form)
          : undefined;
    if (refused) return show(at, refused.data, { status: refused.init?.status ?? 422 });
  }
  if (step < summary) return show(step + 1);
  flash(context, { kind: "done", key: "demos:done.register" });
  return redirect(context.page.path);
}

/** The names of the chosen country and language, for the summary. */
function namesOf(reader: string, values: Record<string, string>): Shown["told"] {
  const country = /^[A-Z]{2}$/.test(values.country ?? "") ? values.country! : undefined;
  return {
    country: (country && new Intl.DisplayNames([reader], { type: "region" }).of(country)) ?? "",
    language: isLanguage(values.language) ? languageNames[values.language] : "",
  };
}
