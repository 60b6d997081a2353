import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { directionOf } from "~/i18n/languages";
import { or404 } from "~/session/or-404";
import { requireAccess } from "~/session/require-access";

/** A link must not contact Google: only a press that consents to it does. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/**
 * Google's check in its own frame, so that no page with a form loads foreign scripts: opened after consent, it
 * posts messages to the page (see app/ui/enhance/recaptcha.ts).
 */
export async function action({ context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const { siteKey, url } = await or404(api.humanChecks.recaptcha());
  const { language, look, nonce } = context;
  const options = { siteKey, theme: look.theme ?? "system" };
  const query = new URLSearchParams({ onload: "begin", render: "explicit", hl: language });
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>reCAPTCHA</title><style>${css(options.theme)}</style><div id="box"></div><script nonce="${nonce}">(${begin})(${JSON.stringify(options).replaceAll("<", "\\u003c")})</script><script nonce="${nonce}" src="${url}/api.js?${String(query).replaceAll("&", "&amp;")}" async></script></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(url, nonce),
      "x-frame-options": "SAMEORIGIN",
    },
  });
}

/** The origins that Google documents for reCAPTCHA; its script sets styles at runtime. */
const policy = (url: string, nonce: string) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `script-src 'nonce-${nonce}' ${url}/ https://www.gstatic.com/recaptcha/`,
    `frame-src ${url}/ https://recaptcha.google.com/recaptcha/`,
    `connect-src ${url}/`,
    "img-src https://www.gstatic.com/recaptcha/ data:",
    "style-src 'unsafe-inline'",
  ].join("; ");

/** Without the page's colour scheme, browsers would paint a white background. */
const css = (theme: string) =>
  `:root{color-scheme:${theme === "system" ? "light dark" : theme === "dark" ? "dark" : "light"}}body{margin:0}`;

/** Runs in the frame: renders the checkbox once Google's script is loaded, and posts messages to the page. */
const begin = `function ({ siteKey, theme }) {
  const tell = message => parent.postMessage({ recaptcha: message }, location.origin);
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  window.begin = () => {
    grecaptcha.render("box", {
      sitekey: siteKey,
      theme: dark ? "dark" : "light",
      callback: token => tell({ token }),
      "expired-callback": () => tell({ token: "" }),
      "error-callback": () => tell({ failed: true }),
    });
    // Its challenge opens as a sheet above the checkbox.
    const grow = () => tell({ height: document.documentElement.scrollHeight });
    new MutationObserver(grow).observe(document.body, { attributes: true, childList: true, subtree: true });
    tell({ ready: true });
  };
  addEventListener("error", event => event.target.tagName === "SCRIPT" && tell({ failed: true }), true);
}`;
