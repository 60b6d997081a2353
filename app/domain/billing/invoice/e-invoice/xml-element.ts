/** Serialised XML, or undefined for an element that is left out. */
type Xml = string | undefined;
type Attributes = Record<string, string>;

/** Characters that XML 1.0 cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(forbidden, "")
    .replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}

/** An element with children; undefined without any, because EN 16931 allows no empty elements. */
export function group(name: string, ...children: Xml[]): Xml {
  const inner = children.filter(child => child !== undefined).join("");
  return inner === "" ? undefined : `<${name}>${inner}</${name}>`;
}

/** An element with text; undefined for an empty text. */
export function leaf(name: string, text: string, attributes: Attributes = {}): Xml {
  if (text.trim() === "") return undefined;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join("")}>${escapeXml(text)}</${name}>`;
}

/** A document with its namespaces. */
export function xmlDocument(name: string, namespaces: Attributes, ...children: Xml[]): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` ${prefix}="${uri}"`);
  const inner = children.filter(child => child !== undefined).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${declared.join("")}>${inner}</${name}>\n`;
}
