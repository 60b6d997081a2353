import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import {
  codeGrant,
  createOAuthServer,
  Endpoints,
  type OAuthRegistration,
  type OAuthServer,
  oauthTimeoutMs,
} from "../oauth-server";
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

const Discovery = Endpoints.extend({ issuer: z.string(), jwks_uri: z.url() });
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

/**
 * Google's OpenID Connect, or that of another provider at `issuer`. Discovery document and keys are cached: a
 * sign-in needs one request, for the code.
 */
export function createOpenId(registration: OAuthRegistration, fetch: SafeFetch): OpenId {
  const { issuer, clientId } = registration;
  const { discovery, requestTokens, send } = createOAuthServer(registration, fetch, {
    // A discovery document with another issuer must be rejected (OpenID Connect Discovery, 4.3).
    document: Discovery.refine(document => document.issuer.replace(/\/$/, "") === issuer),
    unreachable,
  });

  const keysAt = keySets(send);

  async function exchange(proof: Proof): Promise<string> {
    const { ok, status, reply } = await requestTokens(codeGrant(proof));
    if (status >= 500) throw unreachable(`status ${status} of the token endpoint`);
    const { id_token, error } = (reply ?? {}) as { id_token?: unknown; error?: unknown };
    if (ok && typeof id_token === "string") return id_token;
    throw refused(`the provider answers ${status} ${String(error).slice(0, 60)}`);
  }

  return {
    authorizeAt: async () => (await discovery()).authorization_endpoint,
    async credentialOf(proof) {
      const document = await discovery();
      const token = await exchange(proof);
      try {
        const { payload } = await jwtVerify(token, keysAt(document.jwks_uri), {
          // Google also issues tokens without the scheme in `iss`.
          issuer: [document.issuer, document.issuer.replace("https://", "")],
          audience: clientId,
          algorithms: ["RS256", "ES256"],
          requiredClaims: ["exp", "iat"],
          maxTokenAge: "10 minutes",
          clockTolerance: 60,
        });
        return { issuer: document.issuer, ...readClaims(payload, { clientId, nonce: proof.nonce }) };
      } catch (error) {
        if (error instanceof AppError) throw error;
        // Failures to fetch the keys have no specific code in this library.
        const isForged = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code;
        throw isForged ? refused(error.code) : unreachable(error);
      }
    },
  };
}

/** The key sets at an address, fetched with `send` and cached until the address changes. */
function keySets(send: OAuthServer<Discovery>["send"]): (address: string) => JWTVerifyGetKey {
  let keys: { at: string; find: JWTVerifyGetKey } | undefined;
  return address => {
    if (keys?.at !== address)
      keys = {
        at: address,
        find: createRemoteJWKSet(new URL(address), {
          timeoutDuration: oauthTimeoutMs,
          [customFetch]: (url, { headers }) => send(url, { headers }),
        }),
      };
    return keys.find;
  };
}

/** The identity that a verified token states for this sign-in. @throws AppError sign_in_failed */
function readClaims(
  payload: JWTPayload,
  { clientId, nonce }: { clientId: string; nonce: string },
): Omit<Credential, "issuer"> {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw refused("a token without a subject or a verified address");
  const { sub: subject, email, azp, hd } = claims.data;
  if (claims.data.nonce !== nonce) throw refused("a token of another sign-in");
  if ((Array.isArray(payload.aud) || azp !== undefined) && azp !== clientId)
    throw refused("a token for another client");
  return { subject, email, ownMailbox: hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email) };
}

function unreachable(cause: unknown): AppError {
  console.warn("Google cannot be reached:", cause instanceof Error ? cause.message : cause);
  return new AppError("google_unreachable");
}

function refused(cause: string): AppError {
  console.warn("A sign-in with Google was refused:", cause);
  return new AppError("sign_in_failed");
}
