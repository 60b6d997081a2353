import sanitizeHtml from "sanitize-html";

/** Of larger HTML only the text is shown: sanitizing it takes seconds. */
const maxBytes = 256 * 1024;
/** Chosen: the nested tables of newsletters reach a depth of about 40. */
const maxKeptDepth = 100;
/** Chosen: of deeper HTML, which no mail program writes, only the text is shown; time grows with the square of the depth. */
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
 * A mail's HTML as it may be shown: structure and text, without style, class or id. The address of a picture moves to
 * `data-src`, so that nothing is fetched; links get `data-host`, so that the page can say where they lead. Elements that
 * the mail hides are left out. Null if the HTML is too large, or nothing is left.
 */
export function safeHtml(html: string): string | null {
  if (Buffer.byteLength(html) > maxBytes || depthOf(html) > maxDepth) return null;
  // If the mail hides all of its elements, they are shown.
  return sanitized(html) ?? sanitized(html, { withHidden: true });
}

const allowedTags = [
  ...["a", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "code", "pre"],
  ...["p", "br", "hr", "div", "span", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li"],
  ...["dl", "dt", "dd", "blockquote", "center"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "img"],
];

/** Whether mail programs hide the element, such as the preview of a newsletter. */
const isHidden = ({ style = "", hidden }: Record<string, string>): boolean =>
  hidden !== undefined || /(^|[;\s])(display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style);

function sanitized(html: string, { withHidden = false } = {}): string | null {
  const safe = sanitizeHtml(html, {
    allowedTags,
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
