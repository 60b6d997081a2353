import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { directionOf } from "~/i18n/languages";
import { enter } from "~/session/enter";
import { orNotFound } from "~/session/or-not-found";

/** Nobody comes here by a link: what asks Google is a press that agreed to it. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/**
 * Google's check in a frame of its own, so that no page with a form takes script from elsewhere: opened by who has agreed
 * to that, it tells the page around what happens (see `Recaptcha` of the form pieces).
 */
export async function action({ context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const { siteKey, url } = await orNotFound(api.humanChecks.recaptcha());
  const { language, look, nonce } = context;
  const asked = { siteKey, theme: look.theme ?? "system" };
  const query = new URLSearchParams({ onload: "begin", render: "explicit", hl: language });
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>reCAPTCHA</title><style>${css(asked.theme)}</style><div id="box"></div><script nonce="${nonce}">(${begin})(${JSON.stringify(asked).replaceAll("<", "\\u003c")})</script><script nonce="${nonce}" src="${url}/api.js?${String(query).replaceAll("&", "&amp;")}" async></script></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(url, nonce),
      "x-frame-options": "SAMEORIGIN",
    },
  });
}

/** What Google names for reCAPTCHA, and nothing else; its script writes styles as it runs. */
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

/** Without the scheme of the page around, a browser would lay a white sheet beneath the frame. */
const css = (theme: string) =>
  `:root{color-scheme:${theme === "system" ? "light dark" : theme === "dark" ? "dark" : "light"}}body{margin:0}`;

/** Runs in the frame: shows the box once Google's script is there, and tells the page around. */
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
    // Its pictures come in a sheet above the box.
    const grow = () => tell({ height: document.documentElement.scrollHeight });
    new MutationObserver(grow).observe(document.body, { attributes: true, childList: true, subtree: true });
    tell({ ready: true });
  };
  addEventListener("error", event => event.target.tagName === "SCRIPT" && tell({ failed: true }), true);
}`;
