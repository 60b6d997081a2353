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

/** A Set-Cookie header for path `/`. `maxAge` in seconds; omitted: until the browser closes; 0 removes the cookie. */
export function cookieHeader(
  name: string,
  value: string,
  options: { maxAge?: number; httpOnly?: boolean; secure: boolean },
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    "SameSite=Lax",
    ...(options.httpOnly === false ? [] : ["HttpOnly"]),
    ...(options.secure ? ["Secure"] : []),
    ...(options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`]),
  ].join("; ");
}
