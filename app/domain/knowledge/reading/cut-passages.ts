import type { Language } from "~/contract/language";
import { type Span, splitSentences } from "~/domain/retrieval/sentences";
import type { PlacedBlock } from "./blocks";

const wished = 700;
/** Shorter passages are extended by the next sentence or heading. */
const enough = 250;
/** Longer sentences or table rows are split at a space. */
const longest = 1500;

interface Unit extends Span {
  /** A heading, a caption, or a lead-in ("Sie brauchen:"): it belongs to what follows. */
  leads: boolean;
  /** A preferred position to cut before. */
  heading: boolean;
}

/**
 * Cuts a page into passages of about 700 UTF-16 units, in order and without overlap, each from the beginning of a
 * sentence, list item or table row to the end of one. Headings stay with the following text; tables of contents
 * are left out. Offsets are into the page's text, without surrounding white space.
 */
export function cutPassages(text: string, blocks: PlacedBlock[], language: Language): Span[] {
  const passages: Span[] = [];
  let open: Unit[] = [];
  const close = () => {
    // Headings and captions at the end belong to what follows.
    let kept = open.length;
    while (kept > 0 && open[kept - 1]!.leads) kept -= 1;
    if (kept > 0) passages.push({ start: open[0]!.start, end: open[kept - 1]!.end });
    open = open.slice(kept);
  };
  for (const unit of units(text, blocks, language)) {
    if (unit === "contents") {
      // Tables of contents and their titles answer no questions.
      close();
      open = [];
      continue;
    }
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

function* units(text: string, blocks: PlacedBlock[], language: Language): Generator<Unit | "contents"> {
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "contents") {
      yield "contents";
      continue;
    }
    const content = text.slice(block.start, block.end);
    const whole = block.kind !== "paragraph" && content.length <= wished;
    const spans = whole ? [{ start: 0, end: content.length }] : splitSentences(content, language);
    const leads =
      block.kind === "heading" || (block.kind === "paragraph" && introduces(content, blocks[at + 1]));
    for (const span of spans) {
      for (const part of shortened(content, span))
        yield {
          start: block.start + part.start,
          end: block.start + part.end,
          leads: leads && span === spans.at(-1),
          heading: block.kind === "heading",
        };
    }
  }
}

/** Whether a paragraph is a caption or lead-in of the following table or list. */
function introduces(content: string, next: PlacedBlock | undefined): boolean {
  if (next?.kind !== "row" && next?.kind !== "item") return false;
  return content.endsWith(":") || (content.length <= 100 && !/[.!?;,…]["”“»)]*$/.test(content));
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
