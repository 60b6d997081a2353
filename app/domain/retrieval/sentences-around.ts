import { isLeadIn } from "./lead-in";
import type { ScoredSentence } from "./score-sentences";
import { isListItem, type Span, splitSentences } from "./sentences";

/** More on each side would bury the quote (UTF-16 units). The next sentence may be a little longer. */
const longest = 400;
const longestNext = 420;
/** A list is shown further, because its items belong together. */
const longestList = 800;
/** A row with its heads, or the cells of one without heads. */
const tableRow = /^[^.:;]+: [^;]+; |\t| \| /;
/** How a heading begins, other than code or a formula on a line of its own. */
const headingStart = /^[\p{Lu}\p{Lt}\p{Lo}\d§]/u;
const numbered = /^(?:\d+(?:\.\d+)*\.?|§ ?\d+) \p{Lu}/u;
/** A sentence that is nothing without the list below it. */
const announces = /[:：]["”“»)]*$/;
const ended = /[.!?:;؟…]["”“»')\]]*$/;

export interface Around {
  before: string | null;
  after: string | null;
}

/**
 * What stands around a quote in its section: the sentences before and after it as far as they are short, of a list all
 * items and what introduces them, and of a row the rows of its table. A paragraph, an item or a row is a line. Null at
 * the section's ends, and for what says nothing. It ends before what `isShown` knows.
 */
export function sentencesAround(
  { passage, start }: ScoredSentence,
  isShown: (sentence: string) => boolean = () => false,
): Around {
  const leading = passage.leading ?? "";
  const parts = [leading, passage.text, passage.trailing ?? ""];
  const text = parts.join("");
  const offsets = [0, leading.length, leading.length + passage.text.length];
  // Apart, so that a passage's sentences are those that may be quoted.
  const spans = parts.flatMap((part, index) =>
    splitSentences(part, passage.language).map(({ start, end }) => ({
      start: start + offsets[index]!,
      end: end + offsets[index]!,
    })),
  );
  const at = spans.findIndex(span => span.start === leading.length + start - passage.start);
  if (at < 0) return { before: null, after: null };
  const first = farthest(text, spans, at, -1, isShown);
  const last = farthest(text, spans, at, 1, isShown);
  const known = spans[first] && passage.heading?.endsWith(text.slice(spans[first].start, spans[first].end));
  return {
    before: said(text, spans.slice(known ? first + 1 : first, at)),
    after: said(text, spans.slice(at + 1, last + 1)),
  };
}

function said(text: string, spans: Span[]): string | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const all = text
    .slice(first.start, last.end)
    .replace(/\s*\n\s*/g, "\n")
    .replace(/[^\S\n]+/g, " ");
  return /\p{L}{2}/u.test(all) ? all : null;
}

/** The last sentence in one direction that is shown with the one at `at`. */
function farthest(
  text: string,
  spans: Span[],
  at: number,
  step: 1 | -1,
  isShown: (sentence: string) => boolean,
): number {
  const sentence = (index: number) => text.slice(spans[index]!.start, spans[index]!.end);
  const head = rowHead(sentence(at));
  let reached = at;
  let length = 0;
  let announced = false;
  for (let index = at + step; spans[index]; index += step) {
    const one = sentence(index);
    if (rowHead(one) !== head || isShown(one)) break;
    const beside = sentence(index - step);
    const list: boolean = step > 0 && (announced || announces.test(beside));
    // A short line above prose begins another section, whether or not the last item ends with a full stop.
    if (announced && !isEntry(text, spans, index) && isShort(one)) break;
    announced = list && isEntry(text, spans, index);
    const listed = announced || (isListItem(one) && isListItem(beside));
    length += one.length;
    if (length > (listed ? longestList : index === at + step ? longestNext : longest)) break;
    if (!announced && isHeading(text, spans, index)) return step > 0 ? reached : index;
    reached = index;
  }
  return reached;
}

/** What the rows of one table have in common: the first head. Undefined for other sentences. */
function rowHead(sentence: string): string | undefined {
  return tableRow.test(sentence) ? (/^[^.:;]+(?=: )/.exec(sentence)?.[0] ?? "") : undefined;
}

/**
 * Whether a line may belong to the list that a sentence with a colon announces: an item, or a short line with another
 * below it, as terms and their meanings have; a short line above prose begins another section.
 */
function isEntry(text: string, spans: Span[], index: number): boolean {
  const [one, next] = [spans[index]!, spans[index + 1]].map(span => span && text.slice(span.start, span.end));
  if (!one || section.test(one)) return false;
  return isListItem(one) || (isShort(one) && (!next || isListItem(next) || isShort(next)));
}

const section = /^(?:\d+(?:\.\d+)+\.?|§ ?\d+) \p{Lu}/u;
const shortLine = 60;
const isShort = (line: string) => line.length <= shortLine && !/[.!?;]$/.test(line);

/** Whether another section begins here. */
function isHeading(text: string, spans: Span[], index: number): boolean {
  const { start, end } = spans[index]!;
  const one = text.slice(start, end);
  const before = spans[index - 1];
  const closed = !before || numbered.test(one) || ended.test(text.slice(before.start, before.end));
  return closed && !/[:?؟]$/.test(one) && headingStart.test(one) && isLeadIn(text, spans[index]!);
}
