import { type Settings, settings } from "~/env";
import { judgeToken, type Verdict } from "~/integrations/recaptcha/judge-token";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch, type SafeFetch } from "~/integrations/safe-fetch";

const made = new WeakMap<Settings, SafeFetch>();

/** What a page needs to offer Google's check; undefined where the operator has no keys of their own. */
export function offeredRecaptcha(): { siteKey: string; url: string } | undefined {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, RECAPTCHA_URL } = settings();
  return RECAPTCHA_SECRET_KEY ? { siteKey: RECAPTCHA_SITE_KEY, url: RECAPTCHA_URL } : undefined;
}

/** What Google says of a token, unknown where it is not to be asked. */
export async function judgeRecaptcha(token: string): Promise<Verdict> {
  const current = settings();
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_URL: url, DOMAIN } = current;
  if (!secret || token === "") return "unknown";
  const fetch = made.get(current) ?? make(current);
  made.set(current, fetch);
  return judgeToken({ url, secret, hostname: new URL(DOMAIN).hostname }, token, fetch);
}

function make({ ALLOW_PRIVATE_HOSTS, RECAPTCHA_URL }: Settings): SafeFetch {
  const policy = addressPolicy([...ALLOW_PRIVATE_HOSTS, hostEntry(RECAPTCHA_URL)]);
  return createSafeFetch(policy, { connectMs: 1_500, bodyBytes: 10_000 });
}
