import { z } from "zod";
import { codeGrant, createOAuthServer, Endpoints, type OAuthRegistration } from "../oauth-server";
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

const Answer = z.object({
  access_token: z.string().min(1).max(20_000),
  refresh_token: z.string().min(1).max(20_000).optional(),
  expires_in: z.number().positive().default(3600),
});

/** Errors of the token endpoint for an invalid consent or code (RFC 6749, 5.2; the last two are Microsoft's). */
const refusalCodes = ["invalid_grant", "access_denied", "interaction_required", "consent_required"];

/** The client of one provider's authorization server, found by its discovery document. Its calls throw `ConsentFault`. */
export function createConsentClient(registration: OAuthRegistration, fetch: SafeFetch): ConsentClient {
  // No ID token is read, so only the two endpoints matter; they come over TLS from the configured issuer.
  const server = createOAuthServer(registration, fetch, {
    document: Endpoints,
    unreachable: cause =>
      new ConsentFault("provider", cause instanceof Error ? cause.message : String(cause)),
  });

  async function tokensFor(grant: Record<string, string>): Promise<Tokens> {
    const { ok, status, reply } = await server.requestTokens(grant);
    const { data } = Answer.safeParse(reply);
    if (ok && data)
      return { access: data.access_token, refresh: data.refresh_token, seconds: data.expires_in };
    const code = String((reply as { error?: unknown } | null | undefined)?.error ?? "").slice(0, 60);
    const isRefused = status < 500 && refusalCodes.includes(code);
    throw new ConsentFault(isRefused ? "refused" : "provider", `${status} ${code}`.trim());
  }

  return {
    authorizeAt: async () => (await server.discovery()).authorization_endpoint,
    exchange: proof => tokensFor(codeGrant(proof)),
    refresh: token => tokensFor({ grant_type: "refresh_token", refresh_token: token }),
  };
}
