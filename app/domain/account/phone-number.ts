import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number in E.164; undefined when it is no number of that country. */
export function phoneNumber(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}

/** An E.164 number as it is typed at home, with its country. */
export function phoneAtHome(number: string): { phone: string; phoneCountry: CountryCode } | undefined {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country) return undefined;
  return { phone: parsed.formatNational(), phoneCountry: parsed.country };
}
