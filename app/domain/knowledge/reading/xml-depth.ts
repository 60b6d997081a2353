/**
 * Word nests the text of a cell about eight elements deep, and a table in it as deep again. Chosen far above any
 * document.
 */
const maxDepth = 400;

/**
 * Measures the depth of an XML part in a stream. Parsers recurse or slow down with the depth, so a few kilobytes of nested
 * elements would keep them busy for seconds.
 */
export class XmlDepth {
  private depth = 0;
  private buffer = "";

  /** Whether the part so far is nested too deeply. `piece` may be decoded as latin1, because markup is ASCII. */
  isTooDeep(piece: string): boolean {
    const text = this.buffer + piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf("<", at);
      if (open < 0) {
        this.buffer = "";
        return false;
      }
      const [opening, closing] = delimiters(text, open);
      const end = opening === "<" ? endOfTag(text, open) : text.indexOf(closing, open + opening.length);
      if (end < 0) {
        // Buffers at most one tag, up to a length that no tag of Word has.
        this.buffer =
          opening === "<"
            ? text.slice(open)
            : opening + text.slice(Math.max(open + opening.length, text.length - 2));
        return this.buffer.length > 1_000_000;
      }
      if (opening === "<") {
        if (text[open + 1] === "/") this.depth -= 1;
        else if (text[open + 1] !== "!" && text[end - 1] !== "/") this.depth += 1;
        if (this.depth > maxDepth) return true;
      }
      at = end + closing.length;
    }
  }
}

/** The end of a tag, whose quoted values may contain ">". */
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

/** The delimiters of markup: comments, CDATA and processing instructions may contain "<", ">" and single quotes. */
function delimiters(text: string, at: number): [opening: string, closing: string] {
  if (text.startsWith("<!--", at)) return ["<!--", "-->"];
  if (text.startsWith("<![CDATA[", at)) return ["<![CDATA[", "]]>"];
  if (text.startsWith("<?", at)) return ["<?", "?>"];
  return ["<", ">"];
}
