import { AppError } from "~/contract/errors";
import { type Block, type BlockPage, HeadingPath } from "./blocks";
import { docxBlocks } from "./docx-blocks";
import { type DocxTree, readDocxTree } from "./docx-tree";

/** Maximum length of a section in UTF-16 units; a longer one continues as another page under the same heading. */
const maxSection = 3000;

/**
 * Reads the sections of a Word document in order: one block page for each heading, long ones split between blocks.
 * @param onProgress receives the number of sections and of hidden words with each section
 * @param includeHidden also reads text that readers cannot see
 * @throws AppError docx_broken, docx_empty
 */
export async function* readDocx(
  path: string,
  onProgress: (sections: number, hiddenWords: number) => void,
  { includeHidden = false } = {},
): AsyncGenerator<BlockPage> {
  const tree = await readDocxTree(path, { includeHidden });
  const sections = sectionsOf(tree);
  const hasText = sections.some(section => section.blocks.some(block => /[\p{L}\p{N}]/u.test(block.text)));
  if (!hasText) throw new AppError("docx_empty");
  for (const section of sections) {
    onProgress(sections.length, tree.hiddenWords);
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
    // Consecutive headings share a section, because a heading alone would be a page without text.
    const isHeading = block.kind === "heading";
    const hasContent = open.some(other => other.kind !== "heading");
    if (hasContent && (isHeading || length + block.text.length > maxSection)) close();
    if (isHeading) path.enter(block.text, block.rank);
    open.push(block);
    length += block.text.length;
  }
  close();
  sections.at(-1)?.hidden?.push(...tree.hidden);
  return sections;
}
