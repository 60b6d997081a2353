import { Parser } from "htmlparser2";

/** An element with its attributes and children, in their order; adjacent texts are one. */
export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] };
export type HtmlNode = string | HtmlElement;

/** The tree of a fragment of HTML. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: "body", attributes: {}, children: [] };
  const open = [root];
  const siblings = () => (open.at(-1) ?? root).children;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, children: [] };
      siblings().push(element);
      open.push(element);
    },
    ontext(text) {
      const nodes = siblings();
      const last = nodes.at(-1);
      if (typeof last === "string") nodes[nodes.length - 1] = last + text;
      else nodes.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}
