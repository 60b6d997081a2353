import sanitizeHtml from "sanitize-html";

/** Above that the text is shown: making more safe takes seconds. */
const maxBytes = 256 * 1024;
/** Chosen: tables in tables of newsletters come to about 40. */
const maxKeptDepth = 100;
/** Chosen: time grows with the square of the depth, and no mail program nests like that; its text is shown. */
const maxDepth = 2_000;

/** Elements without an end, or whose end may be left out. */
const unclosed = /^(?:area|base|br|col|dd|dt|hr|img|input|li|link|meta|option|p|source|t[bdhr].*|wbr)$/;

/** How deep the elements of HTML may nest; more than they do where ends are left out. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, end, name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (unclosed.test(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");
const digits = (text: string | undefined) => (/^\d{1,4}$/.test(text ?? "") ? text : undefined);

/**
 * What of a mail's HTML may be shown: structure and text, without style, class or id. Pictures lose their address to
 * `data-src`, so that nothing is fetched; links carry their host, so that the page can say where they lead. What its own
 * styles hide is left out. Null where there is too much, or nothing is left.
 */
export function safeHtml(html: string): string | null {
  if (Buffer.byteLength(html) > maxBytes || depthOf(html) > maxDepth) return null;
  // Of a mail that is hidden as a whole something is to be seen.
  return sanitized(html) ?? sanitized(html, { withHidden: true });
}

/** Mail programs do not show it: the preview of newsletters, and texts that only machines are to read. */
const isHidden = ({ style = "", hidden }: Record<string, string>): boolean =>
  hidden !== undefined || /(^|[;\s])(display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style);

function sanitized(html: string, { withHidden = false } = {}): string | null {
  const safe = sanitizeHtml(html, {
    allowedTags: [
      ...[
        "a",
        "b",
        "strong",
        "i",
        "em",
        "u",
        "s",
        "small",
        "sub",
        "sup",
        "code",
        "pre",
        "p",
        "br",
        "hr",
        "div",
      ],
      ...[
        "span",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "blockquote",
        "center",
      ],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "img"],
    ],
    allowedAttributes: {
      "*": ["dir", "lang"],
      a: ["href", "target", "rel", "data-host"],
      img: ["data-src", "alt", "width", "height"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    nestingLimit: maxKeptDepth,
    nonTextTags: ["script", "style", "textarea", "option", "xmp", "title", "template"],
    transformTags: {
      // The content of a template is left out.
      "*": (tagName, attribs) => ({
        tagName: !withHidden && isHidden(attribs) ? "template" : tagName,
        attribs,
      }),
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: {
          href,
          target: "_blank",
          rel: "noopener noreferrer nofollow",
          ...(/^https?:/i.test(href) && hostOf(href) && { "data-host": hostOf(href) }),
        },
      }),
      img: (tagName, { src = "", alt = "", width, height }) => ({
        tagName,
        attribs: {
          alt,
          ...(/^https?:/i.test(src) && URL.canParse(src) && { "data-src": src }),
          ...(digits(width) && { width: width! }),
          ...(digits(height) && { height: height! }),
        },
      }),
    },
  }).trim();
  return safe === "" ? null : safe;
}
