import { getCountries, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Language } from "~/contract/language";
import { type CountryChoice, firstCountry, offeredCountries } from "~/phone/choose-country";

type Country = { code: string; name: string; calling: string };

const lists = new Map<Language, Country[]>();

/** Every country with its name in the reader's language and its calling code, sorted by name. Server only. */
function countriesIn(language: Language): Country[] {
  const cached = lists.get(language);
  if (cached) return cached;
  const names = new Intl.DisplayNames([language], { type: "region" });
  const order = new Intl.Collator(language);
  const countries = getCountries()
    .map(code => ({ code, name: names.of(code) ?? code, calling: String(getCountryCallingCode(code)) }))
    .sort((a, b) => order.compare(a.name, b.name));
  lists.set(language, countries);
  return countries;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const option = (code: string, text: string, selected: string) =>
  `<option value=${code}${code === selected ? " selected" : ""}>${escaped(text)}`;

/** The options of a country list as HTML, without the optional end tags. */
export function countryOptionsHtml(language: Language, selected: string): string {
  return countriesIn(language)
    .map(({ code, name }) => option(code, name, selected))
    .join("");
}

// An invisible direction mark that keeps the plus in front of the number in right-to-left lines.
const ahead: Partial<Record<Language, string>> = { ar: "\u200e" };

/**
 * The options of a list of calling codes as HTML, with country names: the allowed ones, preferred ones above a
 * line.
 */
export function callingOptionsHtml(language: Language, selected: string, choice: CountryChoice = {}): string {
  const countries = new Map(countriesIn(language).map(country => [country.code, country]));
  return offeredCountries([...countries.keys()], choice)
    .map(codes =>
      codes
        .map(code => countries.get(code)!)
        .map(({ code, name, calling }) =>
          option(code, `${name} ${ahead[language] ?? ""}+${calling}`, selected),
        )
        .join(""),
    )
    .filter(Boolean)
    .join("<hr>");
}

/** Preferred countries: the region of the browser's first language with a region, then Germany. */
export function preferredCountries(acceptLanguage: string | null): string[] {
  const region = /(?:^|[,\s])[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(acceptLanguage ?? "")?.[1];
  return region && region !== "DE" && isSupportedCountry(region) ? [region, "DE"] : ["DE"];
}

/** The initial country of a field, possibly looked up. */
export function firstCountryOf(choice: CountryChoice, lookedUp: string | null): string {
  return firstCountry(getCountries(), choice, lookedUp);
}
