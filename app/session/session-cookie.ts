import type { Tokens } from "~/contract/session";
import { clearedCookie, cookieHeader, hostCookieName } from "./cookies";

/** The content of the session cookie: both opaque tokens, and whether it outlives the browser. */
type SessionTokens = { accessToken: string; refreshToken: string; remember: boolean };

export const sessionCookieName = (secure: boolean) => hostCookieName("session", secure);

const cookieValue = /^([\w-]{43})\.([\w-]{43})\.([01])$/;

/** Parses the session cookie; undefined if it is malformed. */
export function parseSession(value: string | undefined): SessionTokens | undefined {
  const match = cookieValue.exec(value ?? "");
  if (!match) return undefined;
  return { accessToken: match[1]!, refreshToken: match[2]!, remember: match[3] === "1" };
}

/**
 * How long a remembered cookie outlives its tokens. Without it, a form sent after the end of the session would come
 * from an unknown visitor, and could be neither kept nor explained. The tokens of an ended session are known for a
 * day (`ended_sessions`).
 */
const endedKnownSeconds = 24 * 3600;

type CookieOptions = {
  /** The cookie outlives the browser. */
  remember: boolean;
  /** The address is served over TLS. */
  secure: boolean;
  now: Date;
};

/** The Set-Cookie header for these tokens. */
export function sessionCookie(tokens: Tokens, { remember, secure, now }: CookieOptions): string {
  const value = `${tokens.accessToken}.${tokens.refreshToken}.${remember ? 1 : 0}`;
  const validSeconds = Math.floor((tokens.refreshUntil.getTime() - now.getTime()) / 1000);
  const maxAge = Math.max(0, validSeconds + endedKnownSeconds);
  return cookieHeader(sessionCookieName(secure), value, { secure, ...(remember ? { maxAge } : {}) });
}

/** The Set-Cookie header that ends the session in the browser: all its values are in this one cookie. */
export function clearedSessionCookie(secure: boolean): string {
  return clearedCookie(sessionCookieName(secure), secure);
}
