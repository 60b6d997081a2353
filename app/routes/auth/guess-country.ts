import type { AppLoadContext } from "@remix-run/node";
import { firstCountryOf, preferredCountries } from "~/i18n/countries";

/**
 * The country that a form of registration begins with, and those that stand first in its list. It is a guess about
 * this visitor: whoever keeps such a page rendered must not keep it for another one.
 */
export async function guessCountry({ api, build }: AppLoadContext, request: Request) {
  const preferred = preferredCountries(request.headers.get("accept-language"));
  const guess = build.looksUpCountry
    ? await api.country.guess().catch(() => ({ country: null }))
    : { country: null };
  return { preferred, country: firstCountryOf({ preferred }, guess.country) };
}
