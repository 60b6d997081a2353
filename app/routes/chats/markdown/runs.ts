import type { MarkedPiece, MarkedRun } from "~/ui/chats/answer-blocks";

export type Range = readonly [start: number, end: number];
/** Ranges of sentences without support, and those that are labelled already. */
export type Unsupported = { unsupported: readonly Range[]; named: Set<Range> };
export type Look = { strong?: true; italic?: true; code?: true };

/**
 * Splits a text node into runs. `at`: its offset in `whole`; if the text differs there (a character reference, the next
 * line of a quote), it is one run, unsupported if its beginning is.
 */
export function runsOfText(
  text: string,
  at: number,
  whole: string,
  { unsupported, named }: Unsupported,
  look: Look,
): MarkedRun[] {
  if (text === "") return [];
  const end = at + text.length;
  const support = (start: number, until: number) => {
    const range = unsupported.find(([first, last]) => first <= start && until <= last);
    const quiet = range && named.has(range);
    if (range) named.add(range);
    return { unsupported: range !== undefined, ...(quiet ? { quiet } : {}) };
  };
  if (whole.slice(at, end) !== text) {
    return [{ ...support(at, at + 1), pieces: piecesOf(text, look) }];
  }
  const cuts = unsupported.flat().filter(cut => cut > at && cut < end);
  const edges = [...new Set([at, ...cuts, end])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => ({
    ...support(start, edges[index + 1]!),
    pieces: piecesOf(whole.slice(start, edges[index + 1]), look),
  }));
}

function piecesOf(text: string, look: Look): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  const addRun = (until: number) => {
    if (until > at) pieces.push({ kind: "text", text: text.slice(at, until), ...look });
  };
  if (!look.code) {
    for (const match of text.matchAll(/\[(\d{1,3})\]/g)) {
      addRun(match.index);
      pieces.push({ kind: "cite", number: Number(match[1]) });
      at = match.index + match[0].length;
    }
  }
  addRun(text.length);
  return pieces;
}
