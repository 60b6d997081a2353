import { detectLanguage } from "~/domain/retrieval/language";
import { splitSentences } from "~/domain/retrieval/sentences";
import type { BlockPage } from "./blocks";
import { joinLines } from "./join-lines";

const sentenceEnd = /[.!?:;…؟][”“"»')\]]*$/;
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
  const last = before.blocks.at(-1);
  const first = page.blocks[0];
  if (!last || (last.kind !== "paragraph" && last.kind !== "item") || first?.kind !== "paragraph") return;
  if (sentenceEnd.test(last.text) || !/^\p{Ll}/u.test(first.text)) return;
  const [sentence] = splitSentences(first.text, detectLanguage(first.text));
  if (!sentence || sentence.end > maxLength) return;
  last.text = joinLines(last.text, first.text.slice(0, sentence.end));
  const rest = first.text.slice(sentence.end).trimStart();
  if (rest) first.text = rest;
  else page.blocks.shift();
}
