import { type Settings, settings } from "~/env";
import { type AddressPolicy, addressPolicy } from "~/integrations/safe-address";

const policies = new WeakMap<Settings, AddressPolicy>();

/** The networks in which a company's mail servers may be: public ones, and those of ALLOW_PRIVATE_HOSTS. */
export function mailServerPolicy(): AddressPolicy {
  const current = settings();
  const policy = policies.get(current) ?? addressPolicy(current.ALLOW_PRIVATE_HOSTS);
  policies.set(current, policy);
  return policy;
}

/** Whether the operator allows hosts of their own, which may do without TLS. */
export const plainAllowed = (): boolean => settings().ALLOW_PRIVATE_HOSTS.length > 0;
