import type { Block } from "./blocks";

/** Maximum length of a cover in UTF-16 units. */
const maxCoverLength = 900;

/**
 * Makes the title the only heading of a cover, so that a company's name above or a subtitle below it does not become a
 * parent of chapters. A title of several lines becomes one. Other pages are returned unchanged.
 */
export function readCover(blocks: Block[]): Block[] {
  const headings = blocks.filter(block => block.kind === "heading");
  const length = blocks.reduce((sum, block) => sum + block.text.length, 0);
  if (length > maxCoverLength || headings.some(heading => /^(?:§|\d+(?:\.\d+)*\.?) /.test(heading.text)))
    return blocks;
  const rank = Math.max(...headings.map(heading => heading.rank));
  const read: Block[] = [];
  for (const block of blocks) {
    const last = read.at(-1);
    if (block.kind !== "heading") read.push(block);
    else if (block.rank < rank) read.push({ kind: "paragraph", text: block.text });
    else if (last?.kind === "heading") last.text += ` ${block.text}`;
    else read.push({ ...block });
  }
  return read;
}
