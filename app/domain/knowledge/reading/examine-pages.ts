import type { Release } from "~/contract/finding-kinds";
import { type Block, type BlockPage, layOut } from "./blocks";
import { findOrders, type TextSpan } from "./find-orders";
import { excerptOf, type Finding, isSignificant, maxFindings } from "./finding";

/** Minimum number and share of pages on which the same hidden text is a mark of the printer: "VerDate 16:21 Frm 00001". */
const minMarkPages = 3;
const minMarkShare = 0.5;
/** Number of UTF-16 units at the start of a mark that are the same on each page. */
const patternLength = 40;
/** Chosen: maximum number of findings of one repeated text, so that others fit too. */
const maxRepeated = 20;

/**
 * Collects the findings that quarantine a document, page by page. After a release `without` them, returns the pages without
 * orders; hidden text is never in the blocks.
 */
export class PageExaminer {
  private readonly found: Finding[] = [];
  /** By pattern, the pages with a hidden text without orders. */
  private readonly pages = new Map<string, Set<number>>();
  private ordinal = 0;

  /** The findings, without hidden text that repeats on most pages and contains no orders. Complete after the last page. */
  get findings(): Finding[] {
    return this.found.filter(({ kind, excerpt }) => {
      const isSuspicious = kind === "order" || kind === "invisible";
      const pages = isSuspicious ? 0 : (this.pages.get(patternOf(excerpt))?.size ?? 0);
      return pages < Math.max(minMarkPages, minMarkShare * this.ordinal);
    });
  }

  constructor(private readonly release: Release | undefined) {}

  examine(page: BlockPage): BlockPage {
    const at = { ordinal: this.ordinal++, number: page.number };
    if (this.release === "all") return page;
    const orders = ordersIn(page.blocks);
    if (this.release === "without")
      return orders.length ? { ...page, blocks: cutSpans(page.blocks, orders) } : page;
    for (const { kind, text } of page.hidden ?? []) {
      const hasOrders = findOrders(text).length > 0;
      const isSuspicious = kind === "invisible" || hasOrders;
      const pages = isSuspicious ? 0 : this.countPage(excerptOf(text), at.ordinal);
      if (isSuspicious || (isSignificant(text) && pages <= maxRepeated))
        this.add({ ...at, kind, excerpt: text });
    }
    const { text } = layOut(page.blocks);
    for (const { start, end } of orders) this.add({ ...at, kind: "order", excerpt: text.slice(start, end) });
    return page;
  }

  private add(finding: Finding): void {
    if (this.found.length < maxFindings) this.found.push({ ...finding, excerpt: excerptOf(finding.excerpt) });
  }

  /** Records a hidden text on a page; returns the number of pages with its pattern so far. */
  private countPage(excerpt: string, ordinal: number): number {
    const pattern = patternOf(excerpt);
    const pages = (this.pages.get(pattern) ?? new Set()).add(ordinal);
    this.pages.set(pattern, pages);
    return pages.size;
  }
}

/**
 * The start of a text with masked numbers. The end is ignored, because marks of printers may list a page's pictures
 * there.
 */
function patternOf(excerpt: string): string {
  return excerpt.replace(/\d+/g, "#").slice(0, patternLength);
}

function ordersIn(blocks: Block[]): TextSpan[] {
  return findOrders(layOut(blocks).text);
}

/** Removes spans of the laid out text from their blocks, and blocks without any text left. */
function cutSpans(blocks: Block[], spans: TextSpan[]): Block[] {
  const { placed } = layOut(blocks);
  const withText = blocks.filter(block => block.text);
  return withText.flatMap((block, index) => {
    const { start, end } = placed[index]!;
    let text = "";
    let at = start;
    for (const span of spans) {
      if (span.end <= start || span.start >= end) continue;
      text += block.text.slice(at - start, Math.max(at, span.start) - start);
      at = Math.max(at, span.end);
    }
    text = (text + block.text.slice(Math.min(at, end) - start)).replace(/ +/g, " ").trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...block, text }] : [];
  });
}
