import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

/** A typed number of a country in E.164, or the code of what is wrong with it. */
export function phoneNumber(typed: string, phoneCountry: string): { number: string } | { wrong: string } {
  const country = phoneCountry as CountryCode;
  const number = parsePhoneNumberFromString(typed, country);
  if (number?.isValid()) return { number: number.number };
  const length = validatePhoneNumberLength(typed, country);
  const code =
    length === "TOO_SHORT" || length === "TOO_LONG" || length === "INVALID_COUNTRY" ? length : "NOT_A_NUMBER";
  return { wrong: `phone.${code}` };
}

/** An E.164 number as it is typed at home, with its country. */
export function phoneAtHome(number: string): { phone: string; phoneCountry: CountryCode } | undefined {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country) return undefined;
  return { phone: parsed.formatNational(), phoneCountry: parsed.country };
}
