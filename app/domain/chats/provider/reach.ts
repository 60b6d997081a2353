import { type Settings, settings } from "~/env";
import { type AddressPolicy, addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch, type SafeFetch } from "~/integrations/safe-fetch";

type Reach = { policy: AddressPolicy; fetch: SafeFetch };

const limits = { connectMs: 5_000, bodyBytes: 2_000_000 };
const made = new WeakMap<Settings, { company: Reach; operator: Reach }>();

/**
 * The fetch of a provider: one per process, so that connections are reused. The operator's AI_BASE_URL may be
 * anywhere; a company's address must be public or allowed by ALLOW_PRIVATE_HOSTS.
 */
export function reach(byOperator: boolean): Reach {
  const current = settings();
  const known = made.get(current) ?? { company: reachOf([]), operator: reachOf(ownHost(current)) };
  made.set(current, known);
  return byOperator ? known.operator : known.company;
}

function reachOf(more: string[]): Reach {
  const policy = addressPolicy([...settings().ALLOW_PRIVATE_HOSTS, ...more]);
  return { policy, fetch: createSafeFetch(policy, limits) };
}

const ownHost = ({ AI_BASE_URL }: Settings): string[] => (AI_BASE_URL ? [hostEntry(AI_BASE_URL)] : []);
