import { isListItem, type Span, splitSentences } from "~/domain/retrieval/words/sentences";
import { askedQuestion, isLeadIn } from "./lead-in";
import type { ScoredSentence } from "./score-sentences";

/** Maximum context on each side in UTF-16 units; more would bury the quote. The next sentence may be a little longer. */
const maxContext = 400;
const maxNext = 420;
/** The maximum in a list, because its items belong together. */
const maxList = 800;
/** A row of a table with its heads, or the cells of a row without heads. */
const tableRow = /^[^.:;]+: [^;]+; |\t| \| /;
/** The start of a heading, as opposed to code or a formula on a line of its own. */
const headingStart = /^[\p{Lu}\p{Lt}\p{Lo}\d§]/u;
const numbered = /^(?:\d+(?:\.\d+)*\.?|§ ?\d+) \p{Lu}/u;
/** The end of a sentence that announces the list below it. */
const announcement = /[:：]["”“»)]*$/;
const ended = /[.!?:;؟…]["”“»')\]]*$/;

/** One line for each paragraph, item or row. Null if there is none, or none with words. */
export interface QuoteContext {
  before: string | null;
  after: string | null;
}

/**
 * The context of a quote in its section: the sentences before and after it up to a limit, in a list all items and their
 * lead-in, in a table the other rows, and of a list of questions and answers its own question. It ends before a sentence
 * that `isShown`.
 */
export function quoteContext(
  { passage, start }: Pick<ScoredSentence, "passage" | "start">,
  isShown: (sentence: string) => boolean = () => false,
): QuoteContext {
  const leading = passage.leading ?? "";
  const parts = [leading, passage.text, passage.trailing ?? ""];
  const text = parts.join("");
  const offsets = [0, leading.length, leading.length + passage.text.length];
  // Splits each part on its own, so that the passage's sentences are those that may be quoted.
  const spans = parts.flatMap((part, index) =>
    splitSentences(part, passage.language).map(({ start, end }) => ({
      start: start + offsets[index]!,
      end: end + offsets[index]!,
    })),
  );
  const at = spans.findIndex(span => span.start === leading.length + start - passage.start);
  if (at < 0) return { before: null, after: null };
  const first = contextEnd(text, spans, at, -1, isShown);
  const last = contextEnd(text, spans, at, 1, isShown);
  const isPassageHeading =
    spans[first] && passage.heading?.endsWith(text.slice(spans[first].start, spans[first].end));
  return {
    before: joinSpans(text, spans.slice(isPassageHeading ? first + 1 : first, at)),
    after: joinSpans(text, spans.slice(at + 1, last + 1)),
  };
}

function joinSpans(text: string, spans: Span[]): string | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const all = text
    .slice(first.start, last.end)
    .replace(/\s*\n\s*/g, "\n")
    .replace(/[^\S\n]+/g, " ");
  return /\p{L}{2}/u.test(all) ? all : null;
}

/** The index of the last sentence in one direction that belongs to the context of the one at `at`. */
function contextEnd(
  text: string,
  spans: Span[],
  at: number,
  step: 1 | -1,
  isShown: (sentence: string) => boolean,
): number {
  const sentence = (index: number) => text.slice(spans[index]!.start, spans[index]!.end);
  const head = rowHead(sentence(at));
  let last = at;
  let length = 0;
  let inAnnouncedList = false;
  for (let index = at + step; spans[index]; index += step) {
    const one = sentence(index);
    if (rowHead(one) !== head || isShown(one)) break;
    const previous = sentence(index - step);
    const isList: boolean = step > 0 && (inAnnouncedList || announcement.test(previous));
    // A short line above prose begins another section, also after an item without a full stop.
    if (inAnnouncedList && !isEntry(text, spans, index) && isShort(one)) break;
    inAnnouncedList = isList && isEntry(text, spans, index);
    const isItem = inAnnouncedList || (isListItem(one) && isListItem(previous));
    length += one.length;
    if (length > (isItem ? maxList : index === at + step ? maxNext : maxContext)) break;
    const isBoundary = askedQuestion.test(one) || (!inAnnouncedList && isHeading(text, spans, index));
    if (isBoundary) return step > 0 ? last : index;
    last = index;
  }
  return last;
}

/** The first head of a row, which the rows of a table share; empty without heads, undefined for other sentences. */
function rowHead(sentence: string): string | undefined {
  return tableRow.test(sentence) ? (/^[^.:;]+(?=: )/.exec(sentence)?.[0] ?? "") : undefined;
}

/** "… the line:", a line of code, "sets the limit to 10 minutes." */
const continuesSentence = /^\p{Ll}{2,}/u;

/**
 * Whether a line may be an entry of an announced list: an item, or a short line above an item, another short line, the rest of
 * its sentence or the end of the text. A short line above other prose begins another section.
 */
function isEntry(text: string, spans: Span[], index: number): boolean {
  const [one, next] = [spans[index]!, spans[index + 1]].map(span => span && text.slice(span.start, span.end));
  if (!one || section.test(one)) return false;
  return (
    isListItem(one) ||
    (isShort(one) && (!next || isListItem(next) || isShort(next) || continuesSentence.test(next)))
  );
}

const section = /^(?:\d+(?:\.\d+)+\.?|§ ?\d+) \p{Lu}/u;
const maxShortLine = 60;
const isShort = (line: string) => line.length <= maxShortLine && !/[.!?;]$/.test(line);

/** Whether another section begins with this sentence. */
function isHeading(text: string, spans: Span[], index: number): boolean {
  const { start, end } = spans[index]!;
  const one = text.slice(start, end);
  const before = spans[index - 1];
  const isStart =
    !before ||
    (text.slice(before.end, start).includes("\n") &&
      (numbered.test(one) || ended.test(text.slice(before.start, before.end))));
  return isStart && !/[:?؟]$/.test(one) && headingStart.test(one) && isLeadIn(text, spans[index]!);
}
