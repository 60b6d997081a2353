/** Nothing may be loaded, run, sent or opened from a framed mail; only its own style attributes and rules count. */
const policy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A response that shows a mail's HTML in a frame of our own pages. */
export function mailDocument(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    },
  });
}
