import { caption } from "~/domain/retrieval/quotes/lead-in";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import type { Block, BlockPage } from "./blocks";
import { joinLines, sentenceEnd } from "./join-lines";

/** Maximum length in UTF-16 units of the end of a sentence. */
const maxLength = 400;

/** Moves the end of a sentence that continues on the next page to the page on which the sentence begins. */
export async function* joinPages(pages: AsyncIterable<BlockPage>): AsyncGenerator<BlockPage> {
  let before: BlockPage | undefined;
  for await (const page of pages) {
    if (before) {
      moveEnd(before, page);
      yield before;
    }
    before = page;
  }
  if (before) yield before;
}

function moveEnd(before: BlockPage, page: BlockPage): void {
  const last = lastOfText(before.blocks);
  const at = firstOfText(page.blocks);
  const first = page.blocks[at];
  if (!last || (last.kind !== "paragraph" && last.kind !== "item") || first?.kind !== "paragraph") return;
  if (last.code || first.code) return;
  if (sentenceEnd.test(last.text) || !/^\p{Ll}/u.test(first.text)) return;
  // Below a table or a figure, a line that begins with a small letter may also be a label.
  if (at > 0 && !(prose.test(last.text) && prose.test(first.text))) return;
  const [sentence] = splitSentences(first.text, detectLanguage(first.text));
  if (!sentence || sentence.end > maxLength) return;
  last.text = joinLines(last.text, first.text.slice(0, sentence.end));
  const rest = first.text.slice(sentence.end).trimStart();
  if (rest) first.text = rest;
  else page.blocks.splice(at, 1);
}

const isTableOrFigure = (block: Block) => block.kind === "row" || caption.test(block.text);

/** The index of the first block of the text, below a table or a figure at the top of its page. */
function firstOfText(blocks: Block[]): number {
  return blocks.findIndex(block => !isTableOrFigure(block));
}

/** The mark of a footnote: "1", "12 Nicht mehr verfügbar.", "3https://…" */
const footnoteMark = /^(?:\d{1,3}|[*∗†‡])(?:\s|$|https?:|www\.)/u;
const address = /https?:\/\/|www\./;

const prose = /\p{L}{2,}(?:[^\p{L}]+\p{L}{2,}){3}/u;

/**
 * The last block of the text, above the footnotes of its page, and above a table or a figure with a caption; parts of formulas
 * are small and may be numbered, too.
 */
function lastOfText(blocks: Block[]): Block | undefined {
  const figure = blocks.findLastIndex(block => !isTableOrFigure(block));
  if (figure < blocks.length - 1 && blocks.slice(figure + 1).some(({ text }) => caption.test(text)))
    return lastOfText(blocks.slice(0, figure + 1));
  const text = blocks.findLastIndex(block => !("small" in block && block.small));
  const notes = blocks.slice(text + 1);
  const areFootnotes =
    notes[0] !== undefined &&
    footnoteMark.test(notes[0].text) &&
    notes.some(({ text: note }) => prose.test(note) || address.test(note)) &&
    prose.test(blocks[text]?.text ?? "");
  return areFootnotes ? blocks[text] : blocks.at(-1);
}
