import { quoteHeads } from "~/contract/quote-heads";

const isHead = (line: string): boolean => quoteHeads.some(head => head.test(line.trim()));

/**
 * A mail's text without the mails that it quotes at its end, and these. Nothing is split off where the sender has answered
 * between the quoted lines, or has written nothing above them.
 */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = text.split(/\r?\n/);
  const at = quoteBegin(lines);
  const own = lines.slice(0, at).join("\n").trim();
  const whole = { own: text.trim(), quoted: "" };
  return own === "" ? whole : { own, quoted: lines.slice(at).join("\n").trim() };
}

/** The line at which the quote at the end begins; the number of lines without one. */
function quoteBegin(lines: readonly string[]): number {
  const isQuoted = (line: string) => line.startsWith(">");
  const last = lines.findLastIndex(line => !isQuoted(line) && line.trim() !== "");
  // Mail programs break a long head into two lines.
  const head = lines.findIndex(
    (line, at) => isHead(line) || (at < lines.length - 1 && isHead(`${line} ${lines[at + 1]}`)),
  );
  const marked = lines.findIndex((line, at) => at > last && isQuoted(line));
  if (head === -1) return marked === -1 ? lines.length : marked;
  const after = lines.slice(head).findIndex(isQuoted);
  // Programs that mark no lines quote all that follows the head.
  if (after === -1 || last < head + after) return head;
  return marked === -1 ? lines.length : marked;
}
