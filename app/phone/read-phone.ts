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

/** The output format of a valid number: as typed (national or with a calling code), or always the same. */
export const phoneModes = ["auto", "national", "international", "e.164", "rfc3966", "idd"] as const;
export type PhoneMode = (typeof phoneModes)[number];

/** The faults of a number; each has its sentence as `phone.…`. */
const phoneFaults = ["NOT_A_NUMBER", "INVALID_COUNTRY", "TOO_SHORT", "TOO_LONG"] as const;
export type PhoneFault = (typeof phoneFaults)[number];

/** The countries of a field: the allowed ones (all by default) without the ignored ones. */
export type PhoneCountries = { allowed?: readonly string[]; ignored?: readonly string[] };

export type PhoneRules = PhoneCountries & {
  /** The country of numbers without a calling code: ISO 3166-1 alpha-2. */
  country?: string;
  mode?: PhoneMode;
  /** Accepts digits, spaces, parentheses, plus and hyphen only. */
  signsOnly?: boolean;
};

export type PhoneReading = {
  /** The number's country (ISO 3166-1 alpha-2); null if unknown. */
  country: string | null;
  /** The calling code without plus, such as 49. */
  countryCode: string | null;
  /** A valid number in the mode's format, other text as typed. */
  formatted: string;
  /** Whether the country has such numbers. */
  valid: boolean;
  /** Whether the country has numbers of that length. */
  possible: boolean;
  /** The national number without its trunk prefix: digits. */
  nationalNumber: string;
  /** Null for valid numbers only. */
  fault: PhoneFault | null;
  /** E.164, with an extension as `;ext=`. Null unless the number is valid. */
  number: string | null;
};

/** Longer text is not parsed. */
export const maxTextLength = 250;

const signs = /^[\p{Nd}\s()+-]*$/u;
// Phones and address books insert invisible marks into numbers.
const unseen = /\p{Cf}/gu;

/** Whether numbers of this country are accepted. */
export function takesCountry(country: string, { allowed, ignored = [] }: PhoneCountries): boolean {
  return !ignored.includes(country) && (!allowed || allowed.includes(country));
}

/**
 * Creates a parser for the given metadata: complete on the server, minimal in the browser. A number with a plus
 * determines its own country. Numbers have 2 to 17 digits without the calling code; text of more than 250
 * characters is too long.
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
      formatted: typed.slice(0, maxTextLength),
      valid: false,
      possible: false,
      nationalNumber: "",
      fault,
      number: null,
    });
    if (typed.length > maxTextLength) return refused("TOO_LONG");
    const text = typed.replace(unseen, "").trim();
    if (rules.signsOnly && !signs.test(text)) return refused("NOT_A_NUMBER");
    let number: PhoneNumber;
    try {
      number = parsePhoneNumberWithError(text, { ...(chosen && { defaultCountry: chosen }) }, metadata);
    } catch (error) {
      if (error instanceof ParseError) return refused(error.message as PhoneFault);
      throw error;
    }
    // Neighbouring countries may share a range; the chosen country wins.
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

/** Several countries may share a calling code. International freephone numbers belong to none. */
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
      // As dialled from the chosen country; with a plus if that is unknown.
      return (from && number.format("IDD", { fromCountry: from })) || number.formatInternational();
  }
}
