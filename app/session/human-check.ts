import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { refuseError } from "./form";

/** What a form's human check sends: see `HumanSubmit` of the form pieces. */
export function humanOf(form: FormData): HumanAnswer {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    stamp: said("stamp"),
    solution: said("solution"),
    recaptcha: said("recaptcha"),
    trap: said("homepage"),
  };
}

/** A stamp for the form of a page that is opened now. */
export async function newHumanStamp({ api }: AppLoadContext): Promise<string> {
  return (await api.humanChecks.begin()).stamp;
}

/** `refuseError` for a form with a human check: a stamp that is used up or over is replaced, any other one is kept. */
export async function refuseHuman(
  context: AppLoadContext,
  submission: Parameters<typeof refuseError>[1],
  error: unknown,
) {
  const refusal = refuseError(context, submission, error);
  const spent = error instanceof AppError && error.code !== "form_invalid" && error.code !== "human_too_soon";
  refusal.data.values.homepage = "";
  if (spent) refusal.data.values.stamp = await newHumanStamp(context);
  return refusal;
}
