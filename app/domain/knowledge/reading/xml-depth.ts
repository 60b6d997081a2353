/** Word nests a cell's text about eight elements deep, and a table in it as deep again; chosen far above any document. */
export const deepestXml = 400;

/**
 * Counts the depth of an XML part while it streams by, in any pieces. Parsers and readers recurse or slow down with the
 * depth, so that a few kilobytes of nested elements would keep them busy for seconds.
 */
export class XmlDepth {
  private depth = 0;
  private held = "";

  /** Whether the part is nested too deeply, as far as it is known. `piece` is decoded as latin1: markup is ASCII. */
  isTooDeep(piece: string): boolean {
    const text = this.held + piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf("<", at);
      if (open < 0) {
        this.held = "";
        return false;
      }
      const [opening, closing] = skipped(text, open);
      const end = opening === "<" ? endOfTag(text, open) : text.indexOf(closing, open + opening.length);
      if (end < 0) {
        // At most one tag waits for its end; a tag longer than this is none of Word's.
        this.held =
          opening === "<"
            ? text.slice(open)
            : opening + text.slice(Math.max(open + opening.length, text.length - 2));
        return this.held.length > 1_000_000;
      }
      if (opening === "<") {
        if (text[open + 1] === "/") this.depth -= 1;
        else if (text[open + 1] !== "?" && text[open + 1] !== "!" && text[end - 1] !== "/") this.depth += 1;
        if (this.depth > deepestXml) return true;
      }
      at = end + closing.length;
    }
  }
}

/** A quoted value may contain ">". */
function endOfTag(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === ">") return at;
    if (sign !== '"' && sign !== "'") continue;
    at = text.indexOf(sign, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Where a piece of markup begins and ends: comments and CDATA may contain "<" and ">". */
function skipped(text: string, at: number): [opening: string, closing: string] {
  if (text.startsWith("<!--", at)) return ["<!--", "-->"];
  if (text.startsWith("<![CDATA[", at)) return ["<![CDATA[", "]]>"];
  return ["<", ">"];
}
