/** The cookies of a request by name. The first of a name wins; values that do not decode are ignored. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    try {
      if (!cookies.has(name)) cookies.set(name, decodeURIComponent(part.slice(at + 1).trim()));
    } catch {
      // A malformed cookie is ignored.
    }
  }
  return cookies;
}

/** `__Host-` binds a cookie to this host over TLS; plain http (development) cannot use it. */
export const hostCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A Set-Cookie header for path `/`. `maxAge` in seconds; omitted: until the browser closes. */
export function cookieHeader(
  name: string,
  value: string,
  { maxAge, secure }: { maxAge?: number; secure: boolean },
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    "SameSite=Lax",
    "HttpOnly",
    ...(secure ? ["Secure"] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join("; ");
}

/** The Set-Cookie header that removes a cookie from the browser. */
export const clearedCookie = (name: string, secure: boolean): string =>
  cookieHeader(name, "", { secure, maxAge: 0 });
