import { type PhoneCountries, takesCountry } from "./read-phone";

export type CountryChoice = PhoneCountries & {
  /** Stand first in the list, in this order. */
  preferred?: readonly string[];
};

/** A field's countries: the preferred ones first, then the others in the order that they come in. */
export function offeredCountries(all: readonly string[], choice: CountryChoice): [string[], string[]] {
  const taken = all.filter(country => takesCountry(country, choice));
  const preferred = [...new Set(choice.preferred ?? [])].filter(country => taken.includes(country));
  return [preferred, taken.filter(country => !preferred.includes(country))];
}

/**
 * The country that a field begins with: the one that was looked up, else the first preferred one, else the first
 * there is; "" where no country is left.
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
