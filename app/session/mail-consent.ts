import { createHash, randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { cookieHeader } from "./cookies";
import { sameSecret } from "./same-secret";

/** One consent: the values that only this browser keeps until the redirect. */
const Round = z.object({ state: z.string(), verifier: z.string(), settingId: z.uuid(), userId: z.uuid() });
export type ConsentRound = z.output<typeof Round>;

const nameOf = (secure: boolean) => (secure ? "__Host-mail-consent" : "mail-consent");
const minutes = 10;

/** Begins a round, in a cookie for ten minutes; returns the parameters of the provider's address. */
export function beginRound(
  { build, setCookie }: AppLoadContext,
  kept: Pick<ConsentRound, "settingId" | "userId">,
): { state: string; challenge: string } {
  const random = () => randomBytes(32).toString("base64url");
  const round: ConsentRound = { ...kept, state: random(), verifier: random() };
  const secure = build.production;
  setCookie(cookieHeader(nameOf(secure), JSON.stringify(round), { secure, maxAge: minutes * 60 }));
  return { state: round.state, challenge: createHash("sha256").update(round.verifier).digest("base64url") };
}

/**
 * The round that the provider's redirect belongs to; undefined without a matching one in this browser. Deletes the
 * cookie: each round ends once.
 */
export function endRound({ build, cookies, setCookie, url }: AppLoadContext): ConsentRound | undefined {
  const secure = build.production;
  const cookie = cookies.get(nameOf(secure));
  if (cookie === undefined) return undefined;
  setCookie(cookieHeader(nameOf(secure), "", { secure, maxAge: 0 }));
  const round = read(cookie);
  return round && sameSecret(round.state, url.searchParams.get("state") ?? "") ? round : undefined;
}

function read(cookie: string): ConsentRound | undefined {
  try {
    return Round.parse(JSON.parse(cookie));
  } catch {
    return undefined;
  }
}
