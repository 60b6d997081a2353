import { isSupportedCountry } from "libphonenumber-js/min";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { PersonInput } from "~/contract/people-fields";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";

type PhoneInput = Pick<PersonInput, "phone" | "phoneCountry" | "country">;

/**
 * Validates what the schema cannot: returns the phone number in E.164 or null, and the errors of it and the
 * country.
 */
export function checkFields({ phone, phoneCountry, country }: PhoneInput): {
  phone: string | null;
  errors: FieldErrors;
} {
  if (!isSupportedCountry(country)) return { phone: null, errors: { country: ["field.required"] } };
  if (!phone) return { phone: null, errors: {} };
  const parsed = phoneNumber(phone, phoneCountry ?? country);
  return "wrong" in parsed
    ? { phone: null, errors: { phone: [parsed.wrong] } }
    : { phone: parsed.number, errors: {} };
}

/** The phone number in E.164, or null. @throws AppError form_invalid with the field */
export function checkedPhone(fields: PhoneInput): string | null {
  const { phone, errors } = checkFields(fields);
  if (Object.keys(errors).length > 0) throw new AppError("form_invalid", { fields: errors });
  return phone;
}
