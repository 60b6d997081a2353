import { AppError } from "~/contract/errors";
import { type Settings, settings } from "~/env";
import { createOpenId, type OpenId } from "~/integrations/google/openid";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch } from "~/integrations/safe-fetch";

const clients = new WeakMap<Settings, OpenId>();

/** The process's OpenID client, shared so that keys are cached. @throws AppError google_not_set_up */
export function googleServer(): OpenId {
  const current = settings();
  const client = clients.get(current) ?? createClient(current);
  clients.set(current, client);
  return client;
}

function createClient({
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  ALLOW_PRIVATE_HOSTS,
}: Settings): OpenId {
  if (!GOOGLE_CLIENT_SECRET) throw new AppError("google_not_set_up");
  const policy = addressPolicy([...ALLOW_PRIVATE_HOSTS, hostEntry(GOOGLE_ISSUER)]);
  return createOpenId(
    { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET },
    createSafeFetch(policy, { connectMs: 3_000, bodyBytes: 100_000 }),
  );
}
