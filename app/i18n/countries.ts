import { getCountries, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Language } from "./languages";

type Country = { code: string; name: string; calling: string };

const lists = new Map<Language, Country[]>();

/** Every country with its name in the reader's language and its calling code, sorted by name. Server only. */
function countriesIn(language: Language): Country[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: "region" });
  const order = new Intl.Collator(language);
  const countries = getCountries()
    .map(code => ({ code, name: names.of(code) ?? code, calling: String(getCountryCallingCode(code)) }))
    .sort((a, b) => order.compare(a.name, b.name));
  lists.set(language, countries);
  return countries;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** The options of a country list as HTML: by name, or by code and calling code. End tags are left out, as HTML lets them be. */
export function countryOptionsHtml(language: Language, kind: "name" | "calling", selected: string): string {
  return countriesIn(language)
    .map(({ code, name, calling }) => {
      const chosen = code === selected ? " selected" : "";
      return `<option value=${code}${chosen}>${kind === "name" ? escaped(name) : `${code} +${calling}`}`;
    })
    .join("");
}

/** The country to begin with: the region of the browser's first language that names one, else Germany. */
export function preferredCountry(acceptLanguage: string | null): string {
  const region = /(?:^|[,\s])[a-z]{2,3}-([A-Z]{2})\b/.exec(acceptLanguage ?? "")?.[1];
  return region && isSupportedCountry(region) ? region : "DE";
}
