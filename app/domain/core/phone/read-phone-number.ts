import metadata from "libphonenumber-js/max/metadata";
import { type PhoneReading, type PhoneRules, phoneReader } from "~/phone/read-phone";

const read = phoneReader(metadata);

/** Parses a typed phone number with the full metadata of all countries. */
export function readPhoneNumber(typed: string, rules: PhoneRules = {}): PhoneReading {
  return read(typed, rules);
}

/** A typed number in E.164, or the key of the sentence that says what is wrong with it. */
export function phoneNumber(typed: string, country: string): { number: string } | { wrong: string } {
  const { number, fault } = readPhoneNumber(typed, { country });
  return number ? { number } : { wrong: `phone.${fault}` };
}

/** A stored number in national format with its country; "" for none, with the given default country. */
export function phoneAtHome(
  number: string | null,
  otherwise: string,
): { phone: string; phoneCountry: string } {
  const { country, formatted, fault } = readPhoneNumber(number ?? "", { mode: "national" });
  return fault || !country
    ? { phone: number ?? "", phoneCountry: otherwise }
    : { phone: formatted, phoneCountry: country };
}
