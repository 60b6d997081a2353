import { AppError } from "~/contract/errors";
import { type Block, type BlockPage, HeadingPath } from "./blocks";
import { docxBlocks } from "./docx-blocks";
import { type DocxTree, readDocxTree } from "./docx-tree";

/** Longer sections (UTF-16 units) continue in another page row under the same heading. */
const longest = 3000;

/**
 * The sections of a Word document in order: one block page for each heading, long ones split between blocks;
 * `alive` gets their number and that of hidden words, which are left out, with each section.
 * With `all`, what readers cannot see is text like any other.
 * @throws AppError docx_broken, docx_empty
 */
export async function* readDocx(
  path: string,
  alive: (sections: number, hiddenWords: number) => void,
  all = false,
): AsyncGenerator<BlockPage> {
  const tree = await readDocxTree(path, all);
  const sections = sectionsOf(tree);
  const spoken = sections.some(section => section.blocks.some(block => /[\p{L}\p{N}]/u.test(block.text)));
  if (!spoken) throw new AppError("docx_empty");
  for (const section of sections) {
    alive(sections.length, tree.hiddenWords);
    yield section;
  }
}

function sectionsOf(tree: DocxTree): BlockPage[] {
  const sections: BlockPage[] = [];
  const path = new HeadingPath();
  let open: Block[] = [];
  let length = 0;
  const close = () => {
    if (open.length)
      sections.push({ number: null, heading: path.text, blocks: open, hidden: tree.hidden.splice(0) });
    open = [];
    length = 0;
  };
  for (const block of docxBlocks(tree)) {
    // Consecutive headings share a section: one alone would be a page without text.
    const heading = block.kind === "heading";
    const text = open.some(other => other.kind !== "heading");
    if (text && (heading || length + block.text.length > longest)) close();
    if (heading) path.enter(block.text, block.rank);
    open.push(block);
    length += block.text.length;
  }
  close();
  sections.at(-1)?.hidden?.push(...tree.hidden);
  return sections;
}
