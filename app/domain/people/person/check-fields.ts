import { isSupportedCountry } from "libphonenumber-js/min";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { PersonInput } from "~/contract/people-fields";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";

type Typed = Pick<PersonInput, "phone" | "phoneCountry" | "country">;

/**
 * Validates what the schema cannot: returns the phone number in E.164 or null, and the errors of it and the
 * country.
 */
export function checkFields({ phone, phoneCountry, country }: Typed): {
  phone: string | null;
  wrong: FieldErrors;
} {
  if (!isSupportedCountry(country)) return { phone: null, wrong: { country: ["field.required"] } };
  if (!phone) return { phone: null, wrong: {} };
  const judged = phoneNumber(phone, phoneCountry ?? country);
  return "wrong" in judged
    ? { phone: null, wrong: { phone: [judged.wrong] } }
    : { phone: judged.number, wrong: {} };
}

/** The phone number in E.164, or null. @throws AppError form_invalid with the field */
export function checkedPhone(fields: Typed): string | null {
  const { phone, wrong } = checkFields(fields);
  if (Object.keys(wrong).length > 0) throw new AppError("form_invalid", { fields: wrong });
  return phone;
}
