import { type Settings, settings } from "~/env";
import { type Verdict, verifyToken } from "~/integrations/recaptcha/verify-token";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch, type SafeFetch } from "~/integrations/safe-fetch";

const fetches = new WeakMap<Settings, SafeFetch>();

/** The settings of Google's check; undefined without keys. */
export function offeredRecaptcha(): { siteKey: string; url: string } | undefined {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, RECAPTCHA_URL } = settings();
  return RECAPTCHA_SECRET_KEY ? { siteKey: RECAPTCHA_SITE_KEY, url: RECAPTCHA_URL } : undefined;
}

/** Google's verdict on a token; `unknown` without a token or keys. */
export async function verifyRecaptcha(token: string): Promise<Verdict> {
  const current = settings();
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_URL: url, DOMAIN } = current;
  if (!secret || token === "") return "unknown";
  const fetch = fetches.get(current) ?? createFetch(current);
  fetches.set(current, fetch);
  return verifyToken({ url, secret, hostname: new URL(DOMAIN).hostname }, token, fetch);
}

function createFetch({ ALLOW_PRIVATE_HOSTS, RECAPTCHA_URL }: Settings): SafeFetch {
  const policy = addressPolicy([...ALLOW_PRIVATE_HOSTS, hostEntry(RECAPTCHA_URL)]);
  return createSafeFetch(policy, { connectMs: 1_500, bodyBytes: 10_000 });
}
