/** An element of sanitised HTML with its children, in their order. */
export type HtmlElement = { tag: string; attributes: string; children: HtmlNode[] };
export type HtmlNode = string | HtmlElement;

const tokens = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi;
const voids = new Set(["br", "hr", "img"]);

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "");

/** The tree of HTML as sanitize-html writes it: known elements that are all closed, attributes in double quotes. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: "body", attributes: "", children: [] };
  const open = [root];
  for (const [token, end, name, attributes = ""] of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (!name) parent.children.push(decoded(token));
    else if (!end) {
      const element = { tag: name.toLowerCase(), attributes, children: [] };
      parent.children.push(element);
      if (!voids.has(element.tag)) open.push(element);
    } else if (open.length > 1 && parent.tag === name.toLowerCase()) open.pop();
  }
  return root;
}

/** The value of an attribute; empty without it. */
export const attributeOf = ({ attributes }: HtmlElement, name: string): string =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1] ?? "");
