import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type MetadataJson,
  ParseError,
  PhoneNumber,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from "libphonenumber-js/core";

/** How a good number is written: as it was typed (at home or with a calling code), or always in one way. */
export const phoneModes = ["auto", "national", "international", "e.164", "rfc3966", "idd"] as const;
export type PhoneMode = (typeof phoneModes)[number];

/** What can be wrong with a number; each has its sentence as `phone.…`. */
export const phoneFaults = ["NOT_A_NUMBER", "INVALID_COUNTRY", "TOO_SHORT", "TOO_LONG"] as const;
export type PhoneFault = (typeof phoneFaults)[number];

/** Which countries a field takes. Without a list of allowed ones it takes all that are not ignored. */
export type PhoneCountries = { allowed?: readonly string[]; ignored?: readonly string[] };

export type PhoneRules = PhoneCountries & {
  /** Whose number it is where no calling code is typed: ISO 3166, two letters. */
  country?: string;
  mode?: PhoneMode;
  /** Takes digits, spaces, parentheses, plus and hyphen, and nothing else. */
  signsOnly?: boolean;
};

export type PhoneReading = {
  /** The number's country, as two letters. Null where neither the number nor anybody else says one. */
  country: string | null;
  /** The calling code without plus, such as 49. */
  countryCode: string | null;
  /** A good number as the mode writes it, any other text as it was typed. */
  formatted: string;
  /** The country has such numbers. */
  valid: boolean;
  /** The country has numbers of that length. */
  possible: boolean;
  /** Without calling code and without the zero that is dialled at home: digits. */
  nationalNumber: string;
  /** Null for a good number, and for no other. */
  fault: PhoneFault | null;
  /** E.164, an extension behind it as `;ext=`. Null unless the number is good. */
  number: string | null;
};

/** Longer text is not looked at. */
export const longestText = 250;

const signs = /^[\p{Nd}\s()+-]*$/u;
// Phones and address books wrap numbers in marks that nobody sees.
const unseen = /\p{Cf}/gu;

/** True where a number of this country may be given. */
export function takesCountry(country: string, { allowed, ignored = [] }: PhoneCountries): boolean {
  return !ignored.includes(country) && (!allowed || allowed.includes(country));
}

/**
 * Reads numbers with what is known about countries: everything on the server, the least in a browser. A number typed
 * with a plus says its own country. Of 2 to 17 digits, the calling code not counted; text of more than 250 characters
 * is too long.
 */
export function phoneReader(metadata: MetadataJson) {
  return function readPhone(typed: string, rules: PhoneRules = {}): PhoneReading {
    const { mode = "auto" } = rules;
    const chosen = isSupportedCountry((rules.country ?? "") as CountryCode, metadata)
      ? (rules.country as CountryCode)
      : undefined;
    const refused = (fault: PhoneFault): PhoneReading => ({
      country: chosen ?? null,
      countryCode: chosen ? String(getCountryCallingCode(chosen, metadata)) : null,
      formatted: typed.slice(0, longestText),
      valid: false,
      possible: false,
      nationalNumber: "",
      fault,
      number: null,
    });
    if (typed.length > longestText) return refused("TOO_LONG");
    const text = typed.replace(unseen, "").trim();
    if (rules.signsOnly && !signs.test(text)) return refused("NOT_A_NUMBER");
    let number: PhoneNumber;
    try {
      number = parsePhoneNumberWithError(text, { ...(chosen && { defaultCountry: chosen }) }, metadata);
    } catch (error) {
      if (error instanceof ParseError) return refused(error.message as PhoneFault);
      throw error;
    }
    // Neighbours may share a range: then it is the number of the one that was chosen.
    if (chosen && couldBeOf(chosen, number, metadata)) number.country = chosen;
    const taken = countriesOf(number).some(country => takesCountry(country, rules));
    const fault = taken ? faultOf(number, metadata) : "INVALID_COUNTRY";
    return {
      country: number.country ?? null,
      countryCode: String(number.countryCallingCode),
      formatted: fault ? text : written(number, mode, text, chosen),
      valid: fault === null,
      possible: number.isPossible(),
      nationalNumber: String(number.nationalNumber),
      fault,
      number: fault ? null : number.number + (number.ext ? `;ext=${number.ext}` : ""),
    };
  };
}

function couldBeOf(country: CountryCode, number: PhoneNumber, metadata: MetadataJson): boolean {
  if (getCountryCallingCode(country, metadata) !== number.countryCallingCode) return false;
  const theirs = new PhoneNumber(number.number, metadata);
  theirs.country = country;
  return theirs.isValid();
}

/** Several countries may share a calling code. International freephone belongs to none, and stands for itself. */
function countriesOf(number: PhoneNumber): string[] {
  if (number.country) return [number.country];
  return number.isNonGeographic() ? ["001"] : number.getPossibleCountries();
}

function faultOf(number: PhoneNumber, metadata: MetadataJson): PhoneFault | null {
  if (number.isValid()) return null;
  const length = validatePhoneNumberLength(number.number, metadata);
  return length === "TOO_SHORT" || length === "TOO_LONG" ? length : "NOT_A_NUMBER";
}

function written(number: PhoneNumber, mode: PhoneMode, text: string, from: CountryCode | undefined): string {
  switch (mode) {
    case "auto":
      return /^[^\p{Nd}]*[+＋]/u.test(text) ? number.formatInternational() : number.formatNational();
    case "national":
      return number.formatNational();
    case "international":
      return number.formatInternational();
    case "e.164":
      return number.format("E.164");
    case "rfc3966":
      return number.format("RFC3966");
    case "idd":
      // As it is dialled from the chosen country; where nobody knows how, with a plus.
      return (from && number.format("IDD", { fromCountry: from })) || number.formatInternational();
  }
}
