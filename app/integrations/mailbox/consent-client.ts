import { z } from "zod";
import { keepFor } from "../keep-for";
import type { SafeFetch } from "../safe-fetch";

/** The tokens of a consent, valid for so many seconds; `refresh` is missing if the one that was used stays valid. */
type Tokens = { access: string; refresh: string | undefined; seconds: number };

/** `refused`: the code or the consent is no longer valid. `provider`: it is unreachable, or does not know Lotse. */
export class ConsentFault extends Error {
  override readonly name = "ConsentFault";
  constructor(
    readonly fault: "refused" | "provider",
    detail: string,
  ) {
    super(detail);
  }
}

/** OAuth 2.0 at the provider of a mailbox: the authorization code flow with PKCE (RFC 6749, RFC 7636). */
export interface ConsentClient {
  /** @throws ConsentFault */
  authorizeAt(): Promise<string>;
  /** @throws ConsentFault */
  exchange(proof: { code: string; verifier: string; redirect: string }): Promise<Tokens>;
  /** @throws ConsentFault */
  refresh(token: string): Promise<Tokens>;
}

/** No ID token is read, so only the two endpoints matter; they come over TLS from the configured issuer. */
const Discovery = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });
const Answer = z.object({
  access_token: z.string().min(1).max(20_000),
  refresh_token: z.string().min(1).max(20_000).optional(),
  expires_in: z.number().positive().default(3600),
});

/** Lifetime of the cached discovery document. */
const discoveryCacheMs = 3_600_000;
/** Timeout of one request. */
const timeoutMs = 5_000;

/** Errors of the token endpoint for an invalid consent or code (RFC 6749, 5.2; the last two are Microsoft's). */
const refusalCodes = ["invalid_grant", "access_denied", "interaction_required", "consent_required"];

/** The client of one provider's authorization server, found by its discovery document. Its calls throw `ConsentFault`. */
export function createConsentClient(
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string },
  fetch: SafeFetch,
): ConsentClient {
  const send = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(error => {
      throw new ConsentFault("provider", error instanceof Error ? error.message : "");
    });

  async function discover() {
    const response = await send(`${issuer}/.well-known/openid-configuration`);
    const { data } = Discovery.safeParse(await response.json().catch(() => undefined));
    if (response.ok && data) return data;
    throw new ConsentFault("provider", `status ${response.status} of the discovery document`);
  }

  const discovery = keepFor(discoveryCacheMs, discover);

  async function requestTokens(grant: Record<string, string>): Promise<Tokens> {
    const { token_endpoint } = await discovery();
    const response = await send(token_endpoint, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({
        ...grant,
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
    });
    const reply: unknown = await response.json().catch(() => ({}));
    const { data } = Answer.safeParse(reply);
    if (response.ok && data)
      return { access: data.access_token, refresh: data.refresh_token, seconds: data.expires_in };
    const code = String((reply as { error?: unknown } | null)?.error ?? "").slice(0, 60);
    const isRefused = response.status < 500 && refusalCodes.includes(code);
    throw new ConsentFault(isRefused ? "refused" : "provider", `${response.status} ${code}`.trim());
  }

  return {
    authorizeAt: async () => (await discovery()).authorization_endpoint,
    exchange: ({ code, verifier, redirect }) =>
      requestTokens({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
      }),
    refresh: token => requestTokens({ grant_type: "refresh_token", refresh_token: token }),
  };
}
