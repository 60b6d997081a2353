/** A run of text, or the number of a source. */
export type Piece = { kind: "text"; text: string; strong: boolean } | { kind: "cite"; number: number };
/** Pieces that belong together; `unsupported`: a sentence without support in the sources. */
export type Run = { unsupported: boolean; pieces: Piece[] };
export type AnswerBlock =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: { number: number | undefined; runs: Run[] }[] };

type Range = readonly [start: number, end: number];

const item = /^[ \t]*(?:[-*•]|(\d{1,3})[.)])[ \t]+(?=\S)/;

/**
 * An answer as blocks: paragraphs, lists, bold words, [n]. Everything else is plain text, including markup.
 * `unsupported` are [start, end] in the answer (UTF-16); blocks are split there.
 */
export function splitAnswer(answer: string, unsupported: readonly Range[] = []): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let open: Range | undefined;
  const close = () => {
    if (open) blocks.push({ kind: "paragraph", runs: runsOf(answer, open, unsupported) });
    open = undefined;
  };
  let at = 0;
  for (const line of answer.split("\n")) {
    const end = at + line.length;
    const listed = item.exec(line);
    if (listed) {
      close();
      const runs = runsOf(answer, [at + listed[0].length, end], unsupported);
      const number = listed[1] ? Number(listed[1]) : undefined;
      const before = blocks.at(-1);
      if (before?.kind === "list" && sameKind(before.items.at(-1)?.number, number)) {
        before.items.push({ number, runs });
      } else blocks.push({ kind: "list", items: [{ number, runs }] });
    } else if (!line.trim()) close();
    else open = [open?.[0] ?? at, end];
    at = end + 1;
  }
  close();
  return blocks;
}

const sameKind = (one: number | undefined, other: number | undefined) =>
  (one === undefined) === (other === undefined);

function runsOf(answer: string, [from, to]: Range, unsupported: readonly Range[]): Run[] {
  const cuts = unsupported.flat().filter(cut => cut > from && cut < to);
  const edges = [...new Set([from, ...cuts, to])].sort((a, b) => a - b);
  const bold = boldIn(answer, from, to);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1]!;
    const within = unsupported.some(([first, last]) => first <= start && end <= last);
    return { unsupported: within, pieces: piecesOf(answer, start, end, bold) };
  });
}

/** The ranges inside **pairs**; unpaired marks are text. */
function boldIn(answer: string, from: number, to: number): Range[] {
  const text = answer.slice(from, to);
  return [...text.matchAll(/\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/g)].map(match => [
    from + match.index + 2,
    from + match.index + match[0].length - 2,
  ]);
}

function piecesOf(answer: string, start: number, end: number, bold: Range[]): Piece[] {
  const pieces: Piece[] = [];
  const marks = bold.flatMap(([first, last]) => [
    { at: first - 2, length: 2, strong: true },
    { at: last, length: 2, strong: false },
  ]);
  const cites = [...answer.slice(start, end).matchAll(/\[(\d{1,3})\]/g)].map(match => ({
    at: start + match.index,
    length: match[0].length,
    number: Number(match[1]),
  }));
  let strong = bold.some(([first, last]) => first <= start && start < last);
  let at = start;
  const addRun = (until: number) => {
    if (until > at) pieces.push({ kind: "text", text: answer.slice(at, until), strong });
  };
  for (const token of [...marks, ...cites].sort((a, b) => a.at - b.at)) {
    if (token.at < at || token.at >= end) continue;
    addRun(token.at);
    at = token.at + token.length;
    if ("number" in token) pieces.push({ kind: "cite", number: token.number });
    else strong = token.strong;
  }
  addRun(end);
  return pieces;
}
