/** Forbids a framed mail to load, run or send anything. Its links open a new window. */
const policy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The only style of sanitised HTML. Pictures without an address show their alternative text. */
const look = `
  body { margin: 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1d1d2b; background: #fff; overflow-wrap: anywhere; }
  img { display: inline-block; max-width: 100%; height: auto; }
  img:not([src]) { padding: .25rem .5rem; border: 1px dashed #8a8aa0; color: #55556b; font-size: .875rem; }
  table { max-width: 100%; border-collapse: collapse; } td, th { padding: .125rem .25rem; vertical-align: top; text-align: start; }
  blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #c9c9d8; }
  pre { white-space: pre-wrap; } a { color: #4b3fc4; }
  a[data-host]::after { content: " (" attr(data-host) ")"; color: #55556b; font-size: .875em; }`;

/** The sanitised HTML of a received mail for a frame, with the pictures that the server has fetched, or without. */
export function safeMailDocument(html: string, { pictures }: { pictures: boolean }): Response {
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title></title><style>${look}</style></head><body dir="auto">${html}</body></html>`;
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pictures ? `${policy}; img-src data:` : policy,
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  });
}
