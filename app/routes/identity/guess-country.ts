import type { AppLoadContext } from "@remix-run/node";
import { firstCountryOf, preferredCountries } from "~/i18n/countries";

/**
 * The initial and preferred countries of a registration form. Derived from this visitor, so such pages must not
 * be cached for others.
 */
export async function guessCountry({ api, build }: AppLoadContext, request: Request) {
  const preferred = preferredCountries(request.headers.get("accept-language"));
  const guess = build.looksUpCountry
    ? await api.country.guess().catch(() => ({ country: null }))
    : { country: null };
  return { preferred, country: firstCountryOf({ preferred }, guess.country) };
}
