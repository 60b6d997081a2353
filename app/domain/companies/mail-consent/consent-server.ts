import {
  type ConsentProvider,
  type MailSignIn,
  mailConsentCallback,
  mailSignIns,
} from "~/contract/mail-consent";
import { type Settings, settings } from "~/env";
import { type ConsentClient, createConsentClient } from "~/integrations/mailbox/consent-client";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch } from "~/integrations/safe-fetch";

type Known = { issuer: string; id: string | undefined; secret: string | undefined };

const registered = (current: Settings): Record<ConsentProvider, Known> => ({
  microsoft: {
    issuer: current.MAIL_MICROSOFT_ISSUER,
    id: current.MAIL_MICROSOFT_CLIENT_ID,
    secret: current.MAIL_MICROSOFT_CLIENT_SECRET,
  },
  google: {
    issuer: current.MAIL_GOOGLE_ISSUER,
    id: current.MAIL_GOOGLE_CLIENT_ID,
    secret: current.MAIL_GOOGLE_CLIENT_SECRET,
  },
});

/**
 * What Lotse asks for: reading and sending mail, and a refresh token. Microsoft gives one for `offline_access`, Google
 * for `access_type=offline`.
 */
const authorizeParameters: Record<ConsentProvider, Record<string, string>> = {
  microsoft: {
    scope:
      "https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access",
    prompt: "consent",
  },
  google: { scope: "https://mail.google.com/", access_type: "offline", prompt: "consent" },
};

/** How mailboxes may sign in on this installation. */
export const offeredSignIns = (): MailSignIn[] => {
  const registrations = registered(settings());
  return mailSignIns.filter(
    one => one === "password" || (registrations[one].id && registrations[one].secret),
  );
};

const clientsBySettings = new WeakMap<Settings, Map<ConsentProvider, ConsentClient>>();

/** The process's client of a provider; undefined where the operator has not set it up. */
export function consentServer(provider: ConsentProvider): ConsentClient | undefined {
  const current = settings();
  const { issuer, id, secret } = registered(current)[provider];
  if (!id || !secret) return undefined;
  const clients = clientsBySettings.get(current) ?? new Map<ConsentProvider, ConsentClient>();
  clientsBySettings.set(current, clients);
  const cached = clients.get(provider);
  if (cached) return cached;
  const policy = addressPolicy([...current.ALLOW_PRIVATE_HOSTS, hostEntry(issuer)]);
  const fetch = createSafeFetch(policy, { connectMs: 3_000, bodyBytes: 100_000 });
  const client = createConsentClient({ issuer, clientId: id, clientSecret: secret }, fetch);
  clients.set(provider, client);
  return client;
}

/** The redirect URI of the provider. */
export const consentRedirect = (): string => settings().DOMAIN + mailConsentCallback;

/** The query of the provider's consent page. */
export function consentQuery(
  provider: ConsentProvider,
  { email, state, challenge }: { email: string; state: string; challenge: string },
): URLSearchParams {
  return new URLSearchParams({
    response_type: "code",
    client_id: registered(settings())[provider].id ?? "",
    redirect_uri: consentRedirect(),
    ...authorizeParameters[provider],
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    login_hint: email,
  });
}
