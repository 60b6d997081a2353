import type { Tokens } from "~/contract/session";
import { cookieHeader } from "./cookies";

/** What the one session cookie holds: both opaque tokens, and whether it outlives the browser. */
type Held = { accessToken: string; refreshToken: string; remember: boolean };

/** `__Host-` ties the cookie to this host over TLS; plain http (development) cannot have it. */
export const sessionCookieName = (secure: boolean) => (secure ? "__Host-session" : "session");

const shape = /^([\w-]{43})\.([\w-]{43})\.([01])$/;

/** Reads the session cookie; undefined when it is none of ours. */
export function parseSession(value: string | undefined): Held | undefined {
  const match = shape.exec(value ?? "");
  if (!match) return undefined;
  return { accessToken: match[1]!, refreshToken: match[2]!, remember: match[3] === "1" };
}

/** The Set-Cookie header that keeps these tokens. */
export function keepSession(tokens: Tokens, remember: boolean, secure: boolean, now: Date): string {
  const value = `${tokens.accessToken}.${tokens.refreshToken}.${remember ? 1 : 0}`;
  const maxAge = Math.max(0, Math.floor((tokens.refreshUntil.getTime() - now.getTime()) / 1000));
  return cookieHeader(sessionCookieName(secure), value, { secure, ...(remember ? { maxAge } : {}) });
}

/** The Set-Cookie header that clears the five stored values: they all live behind this one cookie. */
export function clearSession(secure: boolean): string {
  return cookieHeader(sessionCookieName(secure), "", { secure, maxAge: 0 });
}
