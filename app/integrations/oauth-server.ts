import { z } from "zod";
import { keepFor } from "./keep-for";
import type { SafeFetch } from "./safe-fetch";

/** The registration of this installation at an authorization server. */
export type OAuthRegistration = { issuer: string; clientId: string; clientSecret: string };

/** The two endpoints of a discovery document that every authorization server has. */
export const Endpoints = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });

/** A response of the token endpoint; `reply` is undefined if it is no JSON. */
type TokenResponse = { ok: boolean; status: number; reply: unknown };

/** An OAuth 2.0 authorization server (RFC 6749) at `issuer`, found by its discovery document (OpenID Connect Discovery 1.0). */
export interface OAuthServer<Document> {
  /** The discovery document, cached for an hour. */
  discovery(): Promise<Document>;
  /** Requests tokens with a grant, as this registration. */
  requestTokens(grant: Record<string, string>): Promise<TokenResponse>;
  /** Sends a request to the server, with the timeout of all its requests. */
  send(address: string, init?: RequestInit): Promise<Response>;
}

/** Lifetime of the cached discovery document. */
const discoveryCacheMs = 3_600_000;
/** Timeout of one request. */
export const oauthTimeoutMs = 5_000;

/**
 * Creates the client of an authorization server.
 * @param document the schema of the discovery document; one that does not match it counts as unreachable
 * @param unreachable creates the error that is thrown if the server cannot be reached or has no valid discovery document
 */
export function createOAuthServer<Document extends z.output<typeof Endpoints>>(
  { issuer, clientId, clientSecret }: OAuthRegistration,
  fetch: SafeFetch,
  { document, unreachable }: { document: z.ZodType<Document>; unreachable: (cause: unknown) => Error },
): OAuthServer<Document> {
  const send = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(oauthTimeoutMs) }).catch(error => {
      throw unreachable(error);
    });

  const discovery = keepFor(discoveryCacheMs, async () => {
    const response = await send(`${issuer}/.well-known/openid-configuration`);
    const { data } = document.safeParse(await response.json().catch(() => undefined));
    if (response.ok && data) return data;
    throw unreachable(`status ${response.status} of the discovery document`);
  });

  async function requestTokens(grant: Record<string, string>): Promise<TokenResponse> {
    const { token_endpoint } = await discovery();
    const response = await send(token_endpoint, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString(),
    });
    const reply: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, reply };
  }

  return { discovery, requestTokens, send };
}

/** The grant of an authorization code with its PKCE verifier (RFC 7636). */
export const codeGrant = (proof: { code: string; verifier: string; redirect: string }) => ({
  grant_type: "authorization_code",
  code: proof.code,
  code_verifier: proof.verifier,
  redirect_uri: proof.redirect,
});
