import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { refuseError } from "~/session/form";

/** The refusal of an invalid phone number by the rules of the real registration; undefined for a valid one. */
export async function refusePhone(
  context: AppLoadContext,
  submission: Parameters<typeof refuseError>[1],
  form: FormData,
) {
  const reading = await context.api.phone.read({
    text: String(form.get("phone")),
    country: String(form.get("phoneCountry")),
  });
  if (!reading.fault) return undefined;
  const error = new AppError("form_invalid", { fields: { phone: [`phone.${reading.fault}`] } });
  return refuseError(context, submission, error);
}
