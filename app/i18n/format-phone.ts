import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored number in groups, as people write it: "+49 441 555012". Server only. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
