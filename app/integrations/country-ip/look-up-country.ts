import { isIP } from "node:net";
import { isPublicAddress } from "../safe-address";
import type { SafeFetch } from "../safe-fetch";

/** Timeout of a request. */
const timeoutMs = 800;
/** Lifetimes of a cached answer and of a failure. */
const answerCacheMs = 10 * 60_000;
const failureCacheMs = 60_000;
/** Maximum number of cached networks. */
const maxCached = 1_000;

export type CountryLookUp = (address: string) => Promise<string | null>;

/**
 * Asks a country-by-IP service for an address's country: ISO 3166-1 alpha-2, or null if unknown.
 * Expects one line such as `1;DE;DEU;Germany`, where 1 means found (as ip2c.org sends). Only the network is sent
 * (IPv4: 24 bits, IPv6: 48), never the whole address; answers are cached for ten minutes per network. A failure
 * is logged as `unable to fetch the country`, without the address, and not retried for a minute.
 * @param url with the placeholder `{ip}` for the address; without it, the address is appended to the path
 */
export function createCountryLookUp(url: string, fetch: SafeFetch): CountryLookUp {
  const cache = new Map<string, { until: number; country: Promise<string | null> }>();

  async function fetchCountry(network: string): Promise<string | null> {
    const response = await fetch(addressOf(url, network), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    const country = countryIn(text);
    if (!country) throw new Error(`answer ${JSON.stringify(text.slice(0, 40))}`);
    return country;
  }

  return address => {
    const network = networkOf(address);
    if (!network) return Promise.resolve(null);
    const cached = cache.get(network);
    if (cached && cached.until > Date.now()) return cached.country;
    const entry = { until: Date.now() + answerCacheMs, country: Promise.resolve<string | null>(null) };
    entry.country = fetchCountry(network).catch(error => {
      entry.until = Date.now() + failureCacheMs;
      console.warn("unable to fetch the country:", (error as Error).message);
      return null;
    });
    cache.delete(network);
    cache.set(network, entry);
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!);
    return entry.country;
  };
}

/** The country code of a reply that begins with 1. */
export function countryIn(reply: string): string | null {
  return /^1;([A-Z]{2});/.exec(reply)?.[1] ?? null;
}

/** The network of a public address, as an address; undefined for any other. */
export function networkOf(address: string): string | undefined {
  if (!isPublicAddress(address)) return undefined;
  if (isIP(address) === 4) return address.replace(/\d+$/, "0");
  const [head = "", tail] = address.split("::");
  const left = head.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - tail.split(":").length;
  return `${[...left, ...Array<string>(Math.max(0, zeros)).fill("0")].slice(0, 3).join(":")}::`;
}

function addressOf(url: string, network: string): string {
  const ip = encodeURIComponent(network);
  return url.includes("{ip}") ? url.replaceAll("{ip}", ip) : `${url.replace(/\/$/, "")}/${ip}`;
}
