import type { Language } from "~/domain/retrieval/language";
import { type Span, splitSentences } from "~/domain/retrieval/sentences";
import type { PlacedBlock } from "./blocks";

const wished = 700;
/** Below this a passage rather takes the next sentence or heading in. */
const enough = 250;
/** A sentence or a table row longer than this is cut at a space. */
const longest = 1500;

interface Unit extends Span {
  heading: boolean;
}

/**
 * Passages of a page of about 700 UTF-16 units, in order and without overlap, each from the beginning
 * of a sentence, list item or table row to the end of one. A heading stands with the text that follows it.
 * Offsets are into the page's text and leave white space around a passage out.
 */
export function cutPassages(text: string, blocks: PlacedBlock[], language: Language): Span[] {
  const passages: Span[] = [];
  let open: Unit[] = [];
  const close = () => {
    // Headings at the end belong to what follows.
    let kept = open.length;
    while (kept > 0 && open[kept - 1]!.heading) kept -= 1;
    if (kept > 0) passages.push({ start: open[0]!.start, end: open[kept - 1]!.end });
    open = open.slice(kept);
  };
  for (const unit of units(text, blocks, language)) {
    const length = open.length ? open.at(-1)!.end - open[0]!.start : 0;
    const grown = open.length ? unit.end - open[0]!.start : 0;
    if (length >= enough && (unit.heading || grown > wished * 1.15)) close();
    else if (grown > wished * 1.8) close();
    open.push(unit);
    if (unit.end - open[0]!.start >= wished) close();
  }
  close();
  if (open.length) passages.push({ start: open[0]!.start, end: open.at(-1)!.end });
  return passages;
}

function* units(text: string, blocks: PlacedBlock[], language: Language): Generator<Unit> {
  for (const block of blocks) {
    const content = text.slice(block.start, block.end);
    const whole = block.kind !== "paragraph" && content.length <= wished;
    const spans = whole ? [{ start: 0, end: content.length }] : splitSentences(content, language);
    for (const span of spans) {
      for (const part of shortened(content, span))
        yield {
          start: block.start + part.start,
          end: block.start + part.end,
          heading: block.kind === "heading",
        };
    }
  }
}

function* shortened(content: string, { start, end }: Span): Generator<Span> {
  let from = start;
  while (end - from > longest) {
    const space = content.lastIndexOf(" ", from + longest);
    const surrogate = /[\ud800-\udbff]/.test(content[from + longest - 1]!) ? 1 : 0;
    const to = space > from + enough ? space : from + longest - surrogate;
    yield { start: from, end: to };
    from = content[to] === " " ? to + 1 : to;
  }
  if (end > from) yield { start: from, end };
}
