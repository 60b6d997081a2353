import { AppError } from "~/contract/errors";

/** The names that are bound to namespaces. Names are not of letters from A to Z alone, and values may have references. */
const bindings = /\sxmlns(?::([^\s=:"'<>/]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** WordprocessingML, transitional and strict. */
const wordNamespace =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/;
const reference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Comments, CDATA, processing instructions, declarations, and tags with quoted values. */
const markup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!|<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** The names of the parts that are checked as XML at the upload. */
export const xmlPart = /\.(?:xml|rels|vml)$/i;
/** The XML declaration, whose quotes are in pairs. */
const declaration = /^\ufeff?\s*<\?xml\s[^>]*\?>/;

/**
 * The XML of a part without comments and processing instructions: an apostrophe in one of them would hide the tags that
 * follow from a search for tags, but not from an XML parser.
 * @throws AppError docx_broken for a declaration among the elements, which could do the same
 */
export function withoutInstructions(xml: string): string {
  const from = declaration.exec(xml)?.[0].length ?? 0;
  if (xml.indexOf("<?", from) < 0 && xml.indexOf("<!", from) < 0) return xml;
  return (
    xml.slice(0, from) +
    xml.slice(from).replace(markup, one => {
      if (one === "<!") throw new AppError("docx_broken");
      return one.startsWith("<!--") || one.startsWith("<?") ? "" : one;
    })
  );
}

/** The prefixes that WordprocessingML is bound to in a part, each with its colon; "" for the namespace of names without one. */
export function wordPrefixes(xml: string): Set<string> {
  const prefixes = new Set<string>();
  for (const [, prefix, double, single] of xml.matchAll(bindings)) {
    const name = (double ?? single ?? "").replace(reference, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
    if (wordNamespace.test(name)) prefixes.add(prefix ? `${prefix}:` : "");
  }
  return prefixes;
}
