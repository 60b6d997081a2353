import type { App, ExternalOrigins } from "./app";

type Headers = Record<string, string>;

const everywhere: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()",
};

/** The headers of every response, files included. */
export function headersForAll(app: Pick<App, "production" | "origin">): Headers {
  if (!app.production || !app.origin.startsWith("https:")) return everywhere;
  return { ...everywhere, "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };
}

/** The policy of responses other than pages: no loading, no framing. */
export const policyForData =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of a page. React and the charts write style attributes, hence 'unsafe-inline' for those alone.
 * form-action also blocks the redirect after a POST, so a page whose form leads to the sign-in provider names its
 * origin.
 * @param development Vite's reloading needs a web socket
 */
export function policyForPages(
  app: Pick<App, "policy" | "production" | "origin">,
  development = false,
): (nonce: string, framedByOurselves: boolean, beyond: ExternalOrigins) => string {
  const before = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "font-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${development ? " ws: wss:" : ""}`,
    ["img-src 'self' data: blob:", ...app.policy.pictures].join(" "),
    "style-src-attr 'unsafe-inline'",
  ].join("; ");
  const after = app.production && app.origin.startsWith("https:") ? "; upgrade-insecure-requests" : "";
  return (nonce, framedByOurselves, { formTargets, framers }) =>
    `${before}; ${["form-action 'self'", ...formTargets].join(" ")}; script-src 'self' 'nonce-${nonce}'; style-src-elem 'self' 'nonce-${nonce}'; frame-ancestors ${framers.length > 0 ? framers.join(" ") : framedByOurselves ? "'self'" : "'none'"}${after}`;
}
