import type { Tokens } from "~/contract/session";
import { cookieHeader } from "./cookies";

/** The content of the session cookie: both opaque tokens, and whether it outlives the browser. */
type SessionTokens = { accessToken: string; refreshToken: string; remember: boolean };

/** `__Host-` binds the cookie to this host over TLS; plain http (development) cannot use it. */
export const sessionCookieName = (secure: boolean) => (secure ? "__Host-session" : "session");

const shape = /^([\w-]{43})\.([\w-]{43})\.([01])$/;

/** Parses the session cookie; undefined if it is malformed. */
export function parseSession(value: string | undefined): SessionTokens | undefined {
  const match = shape.exec(value ?? "");
  if (!match) return undefined;
  return { accessToken: match[1]!, refreshToken: match[2]!, remember: match[3] === "1" };
}

/**
 * How long a remembered cookie outlives its tokens, in seconds. Without it the browser forgets the session at its end, and
 * a form that is sent afterwards is a stranger's: it is neither kept nor explained. The tokens of an ended session are
 * known for a day (`ended_sessions`).
 */
const endKnown = 24 * 3600;

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
  const left = Math.floor((tokens.refreshUntil.getTime() - now.getTime()) / 1000);
  const maxAge = Math.max(0, left + endKnown);
  return cookieHeader(sessionCookieName(secure), value, { secure, ...(remember ? { maxAge } : {}) });
}

/** The Set-Cookie header that ends the session in the browser: all its values are in this one cookie. */
export function clearedSessionCookie(secure: boolean): string {
  return cookieHeader(sessionCookieName(secure), "", { secure, maxAge: 0 });
}
