import { type PhoneCountries, takesCountry } from "./read-phone";

export type CountryChoice = PhoneCountries & {
  /** Listed first, in this order. */
  preferred?: readonly string[];
};

/** A field's countries: the preferred ones first, then the others in their given order. */
export function offeredCountries(all: readonly string[], choice: CountryChoice): [string[], string[]] {
  const taken = all.filter(country => takesCountry(country, choice));
  const preferred = [...new Set(choice.preferred ?? [])].filter(country => taken.includes(country));
  return [preferred, taken.filter(country => !preferred.includes(country))];
}

/**
 * The initial country of a field: the looked-up one, else the first preferred one, else the first of all; "" if
 * none is allowed.
 */
export function firstCountry(
  all: readonly string[],
  choice: CountryChoice,
  lookedUp: string | null = null,
): string {
  const [preferred, others] = offeredCountries(all, choice);
  if (lookedUp && [...preferred, ...others].includes(lookedUp)) return lookedUp;
  return preferred[0] ?? others[0] ?? "";
}
