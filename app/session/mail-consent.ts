import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { clearedCookie, cookieHeader, hostCookieName } from "./cookies";
import { challengeOf, randomValue, roundSeconds } from "./oauth-round";
import { sameSecret } from "./same-secret";

/** One consent: the values that only this browser keeps until the redirect. */
const Round = z.object({ state: z.string(), verifier: z.string(), settingId: z.uuid(), userId: z.uuid() });
export type ConsentRound = z.output<typeof Round>;

const cookieName = (secure: boolean) => hostCookieName("mail-consent", secure);

/** Begins a round, in a cookie for ten minutes; returns the parameters of the provider's address. */
export function beginRound(
  { build, setCookie }: AppLoadContext,
  kept: Pick<ConsentRound, "settingId" | "userId">,
): { state: string; challenge: string } {
  const round: ConsentRound = { ...kept, state: randomValue(), verifier: randomValue() };
  const secure = build.production;
  setCookie(cookieHeader(cookieName(secure), JSON.stringify(round), { secure, maxAge: roundSeconds }));
  return { state: round.state, challenge: challengeOf(round.verifier) };
}

/**
 * The round that the provider's redirect belongs to; undefined without a matching one in this browser. Deletes the
 * cookie: each round ends once.
 */
export function endRound({ build, cookies, setCookie, url }: AppLoadContext): ConsentRound | undefined {
  const secure = build.production;
  const cookie = cookies.get(cookieName(secure));
  if (cookie === undefined) return undefined;
  setCookie(clearedCookie(cookieName(secure), secure));
  const round = readRound(cookie);
  return round && sameSecret(round.state, url.searchParams.get("state") ?? "") ? round : undefined;
}

function readRound(cookie: string): ConsentRound | undefined {
  try {
    return Round.parse(JSON.parse(cookie));
  } catch {
    return undefined;
  }
}
