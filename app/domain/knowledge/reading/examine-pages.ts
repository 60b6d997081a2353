import type { Release } from "~/contract/finding-kinds";
import { type Block, type BlockPage, layOut } from "./blocks";
import { findOrders, type Place } from "./find-orders";
import { excerptOf, type Finding, isSignificant, mostFindings } from "./finding";

/** On so many pages, and on so many of all, the same hidden text is a mark of the printer's: "VerDate 16:21 Frm 00001". */
const markedPages = 3;
const markedShare = 0.5;
/** UTF-16 units of a mark that are the same on each page. */
const beginning = 40;
/** Chosen: the most findings of one repeated text, which leaves room for others. */
const mostRepeated = 20;

/**
 * Finds the places of a document that hold it back, page by page. After the decision to leave them out, the pages
 * come back without them; hidden text is not in the blocks anyway.
 */
export class PageExaminer {
  private readonly found: Finding[] = [];
  /** By pattern, the pages that hold a hidden text without orders. */
  private readonly pages = new Map<string, Set<number>>();
  private ordinal = 0;

  /** The findings. Complete after the last page: omits hidden text that repeats on most pages and gives no orders. */
  get findings(): Finding[] {
    return this.found.filter(({ kind, excerpt }) => {
      const says = kind === "order" || kind === "invisible";
      const pages = says ? 0 : (this.pages.get(patternOf(excerpt))?.size ?? 0);
      return pages < Math.max(markedPages, markedShare * this.ordinal);
    });
  }

  constructor(private readonly release: Release | undefined) {}

  examine(page: BlockPage): BlockPage {
    const at = { ordinal: this.ordinal++, number: page.number };
    if (this.release === "all") return page;
    const orders = ordersOf(page.blocks);
    if (this.release === "without")
      return orders.length ? { ...page, blocks: without(page.blocks, orders) } : page;
    for (const { kind, text } of page.hidden ?? []) {
      const gives = findOrders(text).length > 0;
      const says = kind === "invisible" || gives;
      const pages = says ? 0 : this.countPage(excerptOf(text), at.ordinal);
      if (says || (isSignificant(text) && pages <= mostRepeated)) this.add({ ...at, kind, excerpt: text });
    }
    const { text } = layOut(page.blocks);
    for (const { start, end } of orders) this.add({ ...at, kind: "order", excerpt: text.slice(start, end) });
    return page;
  }

  private add(finding: Finding): void {
    if (this.found.length < mostFindings)
      this.found.push({ ...finding, excerpt: excerptOf(finding.excerpt) });
  }

  /** Records a hidden text on a page; returns the number of pages with its pattern so far. */
  private countPage(excerpt: string, ordinal: number): number {
    const pattern = patternOf(excerpt);
    const pages = (this.pages.get(pattern) ?? new Set()).add(ordinal);
    this.pages.set(pattern, pages);
    return pages.size;
  }
}

/** The beginning of a text with its numbers masked. The end is ignored: printers' marks may list a page's pictures there. */
function patternOf(excerpt: string): string {
  return excerpt.replace(/\d+/g, "#").slice(0, beginning);
}

function ordersOf(blocks: Block[]): Place[] {
  return findOrders(layOut(blocks).text);
}

/** Cuts places of the laid out text from the blocks that hold them; blocks that lose all their text go. */
function without(blocks: Block[], places: Place[]): Block[] {
  const { placed } = layOut(blocks);
  const laid = blocks.filter(block => block.text);
  return laid.flatMap((block, index) => {
    const { start, end } = placed[index]!;
    let text = "";
    let at = start;
    for (const place of places) {
      if (place.end <= start || place.start >= end) continue;
      text += block.text.slice(at - start, Math.max(at, place.start) - start);
      at = Math.max(at, place.end);
    }
    text = (text + block.text.slice(Math.min(at, end) - start)).replace(/ +/g, " ").trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...block, text }] : [];
  });
}
