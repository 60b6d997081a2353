import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { readSmtpSetting } from "~/domain/companies/smtp/read-smtp-setting";
import type { Actor } from "~/domain/core/actor/actor";
import { consentQuery, consentServer } from "./consent-server";

/**
 * The provider's address at which the owner of a mailbox of the actor's company consents.
 * @throws AppError not_found, also for those of others, with a password and where the provider is not set up;
 * consent_unreachable
 */
export async function beginConsent(
  db: Db,
  actor: Actor,
  { id, ...request }: { id: string; state: string; challenge: string },
): Promise<{ address: string }> {
  const { signIn, email } = await readSmtpSetting(db, actor, id);
  const server = signIn === "password" ? undefined : consentServer(signIn);
  if (signIn === "password" || !server) throw new AppError("not_found");
  const address = await server.authorizeAt().catch(error => {
    console.warn(`The sign-in of ${signIn} cannot be reached:`, error.message);
    throw new AppError("consent_unreachable");
  });
  const url = new URL(address);
  for (const [name, value] of consentQuery(signIn, { email, ...request })) url.searchParams.set(name, value);
  return { address: url.href };
}
