import { type Settings, settings } from "~/env";
import { mistralDefaults } from "~/integrations/ai/mistral";
import { type AddressPolicy, addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch, type SafeFetch } from "~/integrations/safe-fetch";

type Egress = { policy: AddressPolicy; fetch: SafeFetch };

/** Chosen: providers answer a connection within seconds, and no response is larger. */
const limits = { connectMs: 5_000, bodyBytes: 2_000_000 };
const cache = new WeakMap<Settings, { company: Egress; operator: Egress }>();

/**
 * The address policy and the fetch for requests to a provider; one per process, so that connections are reused. The
 * operator's AI_BASE_URL and AI_EMBEDDING_URL may be private; a company's address must be public or allowed by
 * ALLOW_PRIVATE_HOSTS.
 */
export function egressFor(byOperator: boolean): Egress {
  const current = settings();
  const egress = cache.get(current) ?? { company: egressOf([]), operator: egressOf(ownHosts(current)) };
  cache.set(current, egress);
  return byOperator ? egress.operator : egress.company;
}

function egressOf(more: string[]): Egress {
  const allowed = [...settings().ALLOW_PRIVATE_HOSTS, ...more];
  const policy = addressPolicy(allowed, undefined, [new URL(mistralDefaults.baseUrl).hostname]);
  return { policy, fetch: createSafeFetch(policy, limits) };
}

const ownHosts = ({ AI_BASE_URL, AI_EMBEDDING_URL }: Settings): string[] =>
  [AI_BASE_URL, AI_EMBEDDING_URL].flatMap(url => (url ? [hostEntry(url)] : []));
