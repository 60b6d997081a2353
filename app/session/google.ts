import { type AppLoadContext, createSession, type SessionData, type SessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { type GoogleExtraParams, type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import { googleCallback } from "~/contract/google-fields";
import { doors } from "~/contract/session-fields";
import { clearedCookie, cookieHeader, hostCookieName } from "./cookies";
import { challengeOf, randomValue, roundSeconds } from "./oauth-round";
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
    params.set("code_challenge", challengeOf(this.round.verifier));
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

const cookieName = (secure: boolean) => hostCookieName("google", secure);

/** The library's storage: one HttpOnly cookie for ten minutes. */
function storeOf({ build }: AppLoadContext, data: SessionData): SessionStorage {
  const secure = build.production;
  return {
    getSession: async () => createSession(data),
    commitSession: async session =>
      cookieHeader(cookieName(secure), JSON.stringify(session.data), { secure, maxAge: roundSeconds }),
    destroySession: async () => clearedCookie(cookieName(secure), secure),
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
  const round = { ...kept, verifier: randomValue(), nonce: randomValue() };
  await authenticate(context, request, provider, round);
  throw new Error("The library did not redirect to Google");
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
  const name = cookieName(build.production);
  const cookie = cookies.get(name);
  if (cookie !== undefined) context.setCookie(clearedCookie(name, build.production));
  const round = readRound(cookie);
  if (!round || !sameSecret(round["oauth2:state"], url.searchParams.get("state") ?? "")) return undefined;
  // At the callback the library only reads the redirect, so it needs no provider.
  const noProvider = { authorizeAt: build.origin, clientId: "" };
  try {
    return { round, code: await authenticate(context, request, noProvider, round) };
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
