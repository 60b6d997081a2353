/** The cookies of a request by name. The first of a name wins; a value that does not decode is no cookie. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    try {
      if (!cookies.has(name)) cookies.set(name, decodeURIComponent(part.slice(at + 1).trim()));
    } catch {
      // A cookie that somebody bent is as good as none.
    }
  }
  return cookies;
}

/** A Set-Cookie header for path `/`. `maxAge` in seconds; without it the cookie ends with the browser, 0 removes it. */
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
