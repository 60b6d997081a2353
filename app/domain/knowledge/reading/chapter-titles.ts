import type { Block } from "./blocks";

const label = "chapter|kapitel|chapitre|part|teil|partie|appendix|anhang|annexe|الفصل|الباب";
const figure = "\\d{1,3}|[ivxlc]{1,7}|[a-z]";
const words =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty";
const labelLine = new RegExp(`^(?:${label})$`, "iu");
const numberLine = new RegExp(`^(?:${figure}|${words})[.:]?$`, "iu");
const numberedLabel = new RegExp(`^(?:${label}) (?:${figure}|${words})[.:]?$`, "iu");
const sectionNumber = /^\d+\.\d/;

/**
 * Joins the lines that name a chapter with its title, as each may have letters of its own size: "CHAPTER" above "TWO" above
 * "TICKETS".
 */
export function joinChapterTitles(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const parts = partsFrom(blocks, at);
    if (parts.length < 2) {
      joined.push(blocks[at]!);
      continue;
    }
    const ranks = parts.flatMap(part => (part.kind === "heading" ? part.rank : []));
    joined.push({ kind: "heading", text: parts.map(({ text }) => text).join(" "), rank: Math.max(...ranks) });
    at += parts.length - 1;
  }
  return joined;
}

/** The block at `at` if it names a chapter, with the lines of its number and its title. */
function partsFrom(blocks: Block[], at: number): Block[] {
  const [first, second, third] = blocks.slice(at, at + 3);
  if (!first || !second || (first.kind !== "heading" && first.kind !== "paragraph")) return [];
  if (numberedLabel.test(first.text) && isTitle(second)) return [first, second];
  if (!labelLine.test(first.text) || second.kind !== "heading" || !numberLine.test(second.text)) return [];
  return third && isTitle(third) ? [first, second, third] : [first, second];
}

const isTitle = (block: Block) =>
  block.kind === "heading" && !sectionNumber.test(block.text) && !numberedLabel.test(block.text);
