import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import { keepFor } from "../keep-for";
import type { SafeFetch } from "../safe-fetch";

/** An identity at the provider. Issuer and subject identify it, because addresses change. */
export type Credential = {
  issuer: string;
  subject: string;
  email: string;
  /**
   * Whether the provider operates the mailbox, so that it cannot have changed hands. For other addresses it has
   * only verified once that they belonged to this person
   * (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
   */
  ownMailbox: boolean;
};

/**
 * The result of a sign-in's redirect, and the values that it was started with (RFC 7636, OpenID Connect Core
 * 3.1).
 */
type Proof = {
  code: string;
  /** The PKCE verifier, whose hash the provider got at the start. */
  verifier: string;
  nonce: string;
  /** The redirect address that the provider used. */
  redirect: string;
};

export interface OpenId {
  /** The provider's authorisation endpoint. @throws AppError google_unreachable */
  authorizeAt(): Promise<string>;
  /**
   * Exchanges the code and validates the ID token: signature, issuer, audience, times, nonce, and that the
   * address is verified.
   * @throws AppError sign_in_failed for an invalid code or token, google_unreachable
   */
  credentialOf(proof: Proof): Promise<Credential>;
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovery = z.output<typeof Discovery>;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).pipe(z.email()),
  email_verified: z.literal(true),
  nonce: z.string(),
  azp: z.string().optional(),
  /** The account's Workspace domain, whose mail Google hosts. */
  hd: z.string().optional(),
});

/** Lifetime of the cached discovery document. */
const discoveryCacheMs = 3_600_000;
/** Timeout of one request. */
const timeoutMs = 5_000;

/**
 * Google's OpenID Connect, or that of another provider at `issuer`. Discovery document and keys are cached: a
 * sign-in needs one request, for the code.
 */
export function createOpenId(
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string },
  fetch: SafeFetch,
): OpenId {
  let keys: { at: string; find: JWTVerifyGetKey } | undefined;
  const send = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(error => {
      throw unreachable(error);
    });

  async function discover(): Promise<Discovery> {
    const response = await send(`${issuer}/.well-known/openid-configuration`);
    const { data: document } = Discovery.safeParse(await response.json().catch(() => undefined));
    // A discovery document with another issuer must be rejected (OpenID Connect Discovery, 4.3).
    if (response.ok && document?.issuer.replace(/\/$/, "") === issuer) return document;
    throw unreachable(`status ${response.status} of the discovery document`);
  }

  const discovery = keepFor(discoveryCacheMs, discover);

  function keysAt(address: string): JWTVerifyGetKey {
    if (keys?.at !== address)
      keys = {
        at: address,
        find: createRemoteJWKSet(new URL(address), {
          timeoutDuration: timeoutMs,
          [customFetch]: (url, { headers }) => send(url, { headers }),
        }),
      };
    return keys.find;
  }

  async function exchange(at: string, { code, verifier, redirect }: Proof): Promise<string> {
    const response = await send(at, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
    });
    if (response.status >= 500) throw unreachable(`status ${response.status} of the token endpoint`);
    const reply = (await response.json().catch(() => ({}))) as { id_token?: unknown; error?: unknown };
    if (response.ok && typeof reply.id_token === "string") return reply.id_token;
    throw refused(`the provider answers ${response.status} ${String(reply.error).slice(0, 60)}`);
  }

  async function verify(token: string, nonce: string, { issuer: documentIssuer, jwks_uri }: Discovery) {
    const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
      // Google also issues tokens without the scheme in `iss`.
      issuer: [documentIssuer, documentIssuer.replace("https://", "")],
      audience: clientId,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["exp", "iat"],
      maxTokenAge: "10 minutes",
      clockTolerance: 60,
    });
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw refused("a token without a subject or a verified address");
    const { sub, email, azp, hd } = claims.data;
    if (claims.data.nonce !== nonce) throw refused("a token of another sign-in");
    if ((Array.isArray(payload.aud) || azp !== undefined) && azp !== clientId)
      throw refused("a token for another client");
    const ownMailbox = hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email);
    return { issuer: documentIssuer, subject: sub, email, ownMailbox };
  }

  return {
    authorizeAt: async () => (await discovery()).authorization_endpoint,
    async credentialOf(proof) {
      const document = await discovery();
      const token = await exchange(document.token_endpoint, proof);
      try {
        return await verify(token, proof.nonce, document);
      } catch (error) {
        if (error instanceof AppError) throw error;
        // Failures to fetch the keys have no specific code in this library.
        const isForged = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code;
        throw isForged ? refused(error.code) : unreachable(error);
      }
    },
  };
}

function unreachable(cause: unknown): AppError {
  console.warn("Google cannot be reached:", cause instanceof Error ? cause.message : cause);
  return new AppError("google_unreachable");
}

function refused(cause: string): AppError {
  console.warn("A sign-in with Google was refused:", cause);
  return new AppError("sign_in_failed");
}
