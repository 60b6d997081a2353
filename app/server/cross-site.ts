import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a changing request may come from another site. Remix's own check lets a missing Origin pass and answers
 * 500; this one runs before it and before api/v1.
 * Programs send neither Origin nor Sec-Fetch-Site: they may call with a Bearer token, or without cookies.
 * @param origin our own origin
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, origin: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (headers.origin !== undefined) return headers.origin !== origin;
  if (site === "same-origin") return false;
  return headers.cookie !== undefined && !/^Bearer\s/i.test(headers.authorization ?? "");
}
