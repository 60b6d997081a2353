import { createHash, randomBytes } from "node:crypto";
import { type AppLoadContext, createSession, type SessionData, type SessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import { googleCallback } from "~/contract/google-fields";
import { doors } from "~/contract/session-fields";
import { cookieHeader } from "./cookies";
import { sameSecret } from "./same-secret";

const Round = z.object({
  "oauth2:state": z.string().min(20).max(200),
  verifier: z.string(),
  nonce: z.string(),
  /** Where it was started: a sign-in page, or the settings of a user who links their account. */
  door: z.enum(doors),
  link: z.uuid().optional(),
  to: z.string().max(2000).optional(),
  remember: z.boolean(),
});
/** One sign-in with Google: the values that only this browser keeps until the redirect. */
export type Round = z.output<typeof Round>;

/**
 * The library's strategy, extended by PKCE and a nonce. It redirects to Google and parses the redirect back; the
 * code is passed on unchanged, because only api/v1 has the secret to exchange it (docs/decisions/008-google.md).
 */
class CodeFromGoogle extends GoogleStrategy<string> {
  constructor(
    { authorizeAt, clientId }: { authorizeAt: string; clientId: string },
    origin: string,
    private readonly round: Pick<Round, "verifier" | "nonce">,
  ) {
    super(
      {
        clientID: clientId,
        clientSecret: "",
        callbackURL: origin + googleCallback,
        scope: "openid email",
        prompt: "consent",
      },
      async ({ accessToken: code }) => code,
    );
    this.authorizationURL = authorizeAt;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("nonce", this.round.nonce);
    params.set("code_challenge", createHash("sha256").update(this.round.verifier).digest("base64url"));
    params.set("code_challenge_method", "S256");
    return params;
  }

  protected override async fetchAccessToken(code: string) {
    return { accessToken: code, refreshToken: "", extraParams: {} as GoogleExtraParams };
  }

  protected override async userProfile() {
    return { provider: "google" } as GoogleProfile;
  }
}

const nameOf = (secure: boolean) => (secure ? "__Host-google" : "google");
const minutes = 10;

/** The library's storage: one HttpOnly cookie for ten minutes. */
function storeOf({ build }: AppLoadContext, data: SessionData): SessionStorage {
  const secure = build.production;
  return {
    getSession: async () => createSession(data),
    commitSession: async session =>
      cookieHeader(nameOf(secure), JSON.stringify(session.data), { secure, maxAge: minutes * 60 }),
    destroySession: async () => cookieHeader(nameOf(secure), "", { secure, maxAge: 0 }),
  };
}

/** The library's authenticator for one round. It gets the request without its body, which has been consumed. */
function authenticate(
  context: AppLoadContext,
  request: Request,
  provider: { authorizeAt: string; clientId: string },
  round: Pick<Round, "verifier" | "nonce">,
): Promise<string> {
  const authenticator = new Authenticator<string>(storeOf(context, round), { throwOnError: true });
  authenticator.use(new CodeFromGoogle(provider, context.build.origin, round));
  return authenticator.authenticate("google", new Request(request.url));
}

/** Redirects to Google. Throws the redirect, with the values needed afterwards in a cookie. */
export async function redirectToGoogle(
  context: AppLoadContext,
  request: Request,
  provider: { authorizeAt: string; clientId: string },
  kept: Pick<Round, "door" | "link" | "to" | "remember">,
): Promise<never> {
  const random = () => randomBytes(32).toString("base64url");
  const round = { ...kept, verifier: random(), nonce: random() };
  await authenticate(context, request, provider, round);
  throw new Error("The way to Google is a redirect");
}

/**
 * The result of Google's redirect: the round that it belongs to, and the code unless it was refused. Undefined
 * without a matching round in this browser. Deletes the cookie: each round ends once.
 */
export async function backFromGoogle(
  context: AppLoadContext,
  request: Request,
): Promise<{ round: Round; code: string | undefined } | undefined> {
  const { build, cookies, url } = context;
  const cookie = cookies.get(nameOf(build.production));
  if (cookie !== undefined)
    context.setCookie(cookieHeader(nameOf(build.production), "", { secure: build.production, maxAge: 0 }));
  const round = readRound(cookie);
  if (!round || !sameSecret(round["oauth2:state"], url.searchParams.get("state") ?? "")) return undefined;
  const nowhere = { authorizeAt: build.origin, clientId: "" };
  try {
    return { round, code: await authenticate(context, request, nowhere, round) };
  } catch (error) {
    if (error instanceof AuthorizationError) return { round, code: undefined };
    throw error;
  }
}

function readRound(cookie: string | undefined): Round | undefined {
  try {
    return Round.parse(JSON.parse(cookie ?? ""));
  } catch {
    return undefined;
  }
}
