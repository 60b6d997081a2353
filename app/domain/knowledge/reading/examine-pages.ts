import type { Release } from "~/contract/finding-kinds";
import { type Block, type BlockPage, layOut } from "./blocks";
import { findOrders, type Place } from "./find-orders";
import { excerptOf, type Finding, isSignificant, mostFindings } from "./finding";

/** On so many pages, and on so many of all, the same hidden text is a mark of the printer's: "VerDate 16:21 Frm 00001". */
const markedPages = 3;
const markedShare = 0.5;
/** UTF-16 units of a mark that are the same on each page. */
const beginning = 40;
/** Chosen: as many places tell of a text that repeats, so that it leaves room for others. */
const mostRepeated = 20;

/**
 * Finds the places of a document that hold it back, page by page. After the decision to leave them out, the pages
 * come back without them; hidden text is not in the blocks anyway.
 */
export class PageExaminer {
  private readonly found: Finding[] = [];
  /** The pages of each hidden text that gives no orders, whatever its numbers are. */
  private readonly pages = new Map<string, Set<number>>();
  private ordinal = 0;

  /** The places, once all pages are examined: without what stands hidden on most of them, because it says nothing. */
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

  /** Notes that a hidden text stands on a page; returns on how many it did so far. */
  private countPage(excerpt: string, ordinal: number): number {
    const pattern = patternOf(excerpt);
    const pages = (this.pages.get(pattern) ?? new Set()).add(ordinal);
    this.pages.set(pattern, pages);
    return pages.size;
  }
}

/** How a text begins, whatever its numbers are: a mark may name the pictures of a page at its end. */
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
