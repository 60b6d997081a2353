import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { Language } from "./languages";

type Options = { preferred: string; options: { code: string; name: string; calling: string }[] };

const lists = new Map<Language, Options["options"]>();

/** Every country with its name in the reader's language and its calling code, sorted by name. Server only. */
export function countryOptions(language: Language, preferred: string): Options {
  let options = lists.get(language);
  if (!options) {
    const names = new Intl.DisplayNames([language], { type: "region" });
    const order = new Intl.Collator(language);
    options = getCountries()
      .map(code => ({ code, name: names.of(code) ?? code, calling: getCountryCallingCode(code) as string }))
      .sort((a, b) => order.compare(a.name, b.name));
    lists.set(language, options);
  }
  const known = options.some(option => option.code === (preferred as CountryCode));
  return { preferred: known ? preferred : "DE", options };
}
