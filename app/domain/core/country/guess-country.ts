import { type Settings, settings } from "~/env";
import { type CountryLookUp, createCountryLookUp } from "~/integrations/country-ip/look-up-country";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch } from "~/integrations/safe-fetch";

const lookUps = new WeakMap<Settings, CountryLookUp>();

/** The country of a visitor's network, or null. No request is made unless COUNTRY_LOOKUP_URL is set. */
export async function guessCountry(address: string): Promise<string | null> {
  const current = settings();
  const url = current.COUNTRY_LOOKUP_URL;
  if (!url) return null;
  const lookUp = lookUps.get(current) ?? createLookUp(url, current);
  lookUps.set(current, lookUp);
  return lookUp(address);
}

function createLookUp(url: string, { ALLOW_PRIVATE_HOSTS }: Settings): CountryLookUp {
  const policy = addressPolicy([...ALLOW_PRIVATE_HOSTS, hostEntry(url)]);
  return createCountryLookUp(url, createSafeFetch(policy, { connectMs: 800, bodyBytes: 1_000 }));
}
