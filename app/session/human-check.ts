import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { refuseError } from "./form";

/** The human check's fields of a form: see `HumanSubmit`. */
export function humanAnswerOf(form: FormData): HumanAnswer {
  const fieldValue = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    stamp: fieldValue("stamp"),
    solution: fieldValue("solution"),
    recaptcha: fieldValue("recaptcha"),
    trap: fieldValue("homepage"),
  };
}

/** A stamp for a form that is rendered now. */
export async function newHumanStamp({ api }: AppLoadContext): Promise<string> {
  return (await api.humanChecks.begin()).stamp;
}

/** `refuseError` for a form with a human check: a used or expired stamp is replaced, others are kept. */
export async function refuseHumanCheck(
  context: AppLoadContext,
  submission: Parameters<typeof refuseError>[1],
  error: unknown,
) {
  const refusal = await refuseError(context, submission, error);
  const isStampUsed =
    error instanceof AppError && error.code !== "form_invalid" && error.code !== "human_too_soon";
  refusal.data.values.homepage = "";
  if (isStampUsed) refusal.data.values.stamp = await newHumanStamp(context);
  return refusal;
}
