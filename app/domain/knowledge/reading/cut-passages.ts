import type { Language } from "~/contract/language";
import { askedQuestion } from "~/domain/retrieval/quotes/lead-in";
import { type Span, splitSentences } from "~/domain/retrieval/words/sentences";
import type { PlacedBlock } from "./blocks";

/** UTF-16 units. */
const targetLength = 700;
/** Shorter passages are extended by the next sentence or heading. */
const minLength = 250;
/** A longer question of a list of questions and answers may stand in a passage without its answer. */
const maxQuestion = 500;
/** Longer sentences or table rows are split at a space. */
const maxLength = 1500;

interface Unit extends Span {
  /** A heading, a caption, or a lead-in ("Sie brauchen:"), which belongs to the following text. */
  leads: boolean;
  /** A preferred position to cut before. */
  heading: boolean;
}

/**
 * Cuts a page into passages of about 700 UTF-16 units, in order and without overlap, each from the beginning of a
 * sentence, list item or table row to the end of one. Headings stay with the following text; tables of contents are
 * excluded. Offsets are into the page's text, without surrounding white space.
 */
export function cutPassages(text: string, blocks: PlacedBlock[], language: Language): Span[] {
  const passages: Span[] = [];
  let pending: Unit[] = [];
  const flush = () => {
    // Headings and captions at the end belong to the following text.
    let count = pending.length;
    while (count > 0 && pending[count - 1]!.leads) count -= 1;
    if (count > 0) passages.push({ start: pending[0]!.start, end: pending[count - 1]!.end });
    pending = pending.slice(count);
  };
  for (const unit of units(text, blocks, language)) {
    if (unit === "contents") {
      // Tables of contents and their titles answer no questions.
      flush();
      pending = [];
      continue;
    }
    const length = pending.length ? pending.at(-1)!.end - pending[0]!.start : 0;
    const grown = pending.length ? unit.end - pending[0]!.start : 0;
    if (length >= minLength && (unit.heading || grown > targetLength * 1.15)) flush();
    else if (grown > targetLength * 1.8) flush();
    pending.push(unit);
    if (unit.end - pending[0]!.start >= targetLength) flush();
  }
  flush();
  if (pending.length) passages.push({ start: pending[0]!.start, end: pending.at(-1)!.end });
  return passages;
}

function* units(text: string, blocks: PlacedBlock[], language: Language): Generator<Unit | "contents"> {
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "contents") {
      yield "contents";
      continue;
    }
    const content = text.slice(block.start, block.end);
    const whole = block.kind !== "paragraph" && content.length <= targetLength;
    const spans = whole ? [{ start: 0, end: content.length }] : splitSentences(content, language);
    const leads =
      block.kind === "heading" || (block.kind === "paragraph" && introduces(content, blocks[at + 1]));
    for (const span of spans) {
      for (const part of splitLong(content, span))
        yield {
          start: block.start + part.start,
          end: block.start + part.end,
          leads: leads && span === spans.at(-1),
          heading: block.kind === "heading",
        };
    }
  }
}

/** Whether a paragraph is a question before its answer, or a caption or lead-in of the following table or list. */
function introduces(content: string, next: PlacedBlock | undefined): boolean {
  if (askedQuestion.test(content) && content.length <= maxQuestion) return true;
  if (next?.kind !== "row" && next?.kind !== "item") return false;
  return content.endsWith(":") || (content.length <= 100 && !/[.!?;,…]["”“»)]*$/.test(content));
}

/** Splits a sentence that is too long at spaces. */
function* splitLong(content: string, { start, end }: Span): Generator<Span> {
  let from = start;
  while (end - from > maxLength) {
    const space = content.lastIndexOf(" ", from + maxLength);
    const surrogate = /[\ud800-\udbff]/.test(content[from + maxLength - 1]!) ? 1 : 0;
    const to = space > from + minLength ? space : from + maxLength - surrogate;
    yield { start: from, end: to };
    from = content[to] === " " ? to + 1 : to;
  }
  if (end > from) yield { start: from, end };
}
