import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SafeFetch } from "../safe-fetch";

/** Who somebody is at the provider: what counts is issuer and subject, for addresses change. */
export type Credential = {
  issuer: string;
  subject: string;
  email: string;
  /**
   * Whether the provider runs the mailbox, so that nobody else can have it by now. Of other addresses it only knows that
   * they were this person's once (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
   */
  ownMailbox: boolean;
};

/** What a sign-in comes back with, and what it was begun with (RFC 7636, OpenID Connect Core 3.1). */
export type Proof = {
  code: string;
  /** The PKCE verifier, whose hash the provider was told at the beginning. */
  verifier: string;
  nonce: string;
  /** The address that the provider sent the browser back to. */
  redirect: string;
};

export interface OpenId {
  /** Where a browser is sent to sign in. @throws AppError google_unreachable */
  authorizeAt(): Promise<string>;
  /**
   * Exchanges the code and reads the token that comes for it: signature, issuer, audience, times, nonce, and that the
   * provider has made sure of the address.
   * @throws AppError sign_in_failed for a code or a token that is not good, google_unreachable
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
  /** The Workspace domain of the account, whose mail Google runs. */
  hd: z.string().optional(),
});

/** For how long the provider's description of itself is good, and one answer may take, in milliseconds. */
const goodFor = 3_600_000;
const patience = 5_000;

/**
 * Google's side of OpenID Connect, or that of another provider at `issuer`. Its description and keys are kept: a
 * sign-in asks it once, for the code.
 */
export function createOpenId(
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string },
  fetch: SafeFetch,
): OpenId {
  let known: { until: number; discovery: Promise<Discovery> } | undefined;
  let keys: { at: string; find: JWTVerifyGetKey } | undefined;
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch(error => {
      throw unreachable(error);
    });

  async function read(): Promise<Discovery> {
    const response = await ask(`${issuer}/.well-known/openid-configuration`);
    const { data: found } = Discovery.safeParse(await response.json().catch(() => undefined));
    // Who describes somebody else must not be believed (OpenID Connect Discovery, 4.3).
    if (response.ok && found?.issuer.replace(/\/$/, "") === issuer) return found;
    throw unreachable(`status ${response.status} of the discovery document`);
  }

  function discovery(): Promise<Discovery> {
    if (known && known.until > Date.now()) return known.discovery;
    const entry = { until: Date.now() + goodFor, discovery: read() };
    known = entry;
    entry.discovery.catch(() => {
      if (known === entry) known = undefined;
    });
    return entry.discovery;
  }

  function keysAt(address: string): JWTVerifyGetKey {
    if (keys?.at !== address)
      keys = {
        at: address,
        find: createRemoteJWKSet(new URL(address), {
          timeoutDuration: patience,
          [customFetch]: (url, { headers }) => ask(url, { headers }),
        }),
      };
    return keys.find;
  }

  async function exchange(at: string, { code, verifier, redirect }: Proof): Promise<string> {
    const response = await ask(at, {
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
    const said = (await response.json().catch(() => ({}))) as { id_token?: unknown; error?: unknown };
    if (response.ok && typeof said.id_token === "string") return said.id_token;
    throw refused(`the provider answers ${response.status} ${String(said.error).slice(0, 60)}`);
  }

  async function verify(token: string, nonce: string, { issuer: said, jwks_uri }: Discovery) {
    const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
      // Google also signs without the scheme.
      issuer: [said, said.replace("https://", "")],
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
    return { issuer: said, subject: sub, email, ownMailbox };
  }

  return {
    authorizeAt: async () => (await discovery()).authorization_endpoint,
    async credentialOf(proof) {
      const described = await discovery();
      const token = await exchange(described.token_endpoint, proof);
      try {
        return await verify(token, proof.nonce, described);
      } catch (error) {
        if (error instanceof AppError) throw error;
        // What is no answer to the question for keys has no code of its own there.
        const forged = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code;
        throw forged ? refused(error.code) : unreachable(error);
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
