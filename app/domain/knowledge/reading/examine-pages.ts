import type { Release } from "~/contract/finding-kinds";
import { type Block, type BlockPage, layOut } from "./blocks";
import { findOrders, type Place } from "./find-orders";
import { excerptOf, type Finding, isSignificant, mostFindings } from "./finding";

/**
 * Finds the places of a document that hold it back, page by page. After the decision to leave them out, the pages
 * come back without them; hidden text is not in the blocks anyway.
 */
export class PageExaminer {
  readonly findings: Finding[] = [];
  private ordinal = 0;

  constructor(private readonly release: Release | undefined) {}

  examine(page: BlockPage): BlockPage {
    const at = { ordinal: this.ordinal++, number: page.number };
    if (this.release === "all") return page;
    const orders = ordersOf(page.blocks);
    if (this.release === "without")
      return orders.length ? { ...page, blocks: without(page.blocks, orders) } : page;
    for (const { kind, text } of page.hidden ?? [])
      if (kind === "invisible" || isSignificant(text) || findOrders(text).length)
        this.add({ ...at, kind, excerpt: text });
    const { text } = layOut(page.blocks);
    for (const { start, end } of orders) this.add({ ...at, kind: "order", excerpt: text.slice(start, end) });
    return page;
  }

  private add(finding: Finding): void {
    if (this.findings.length < mostFindings)
      this.findings.push({ ...finding, excerpt: excerptOf(finding.excerpt) });
  }
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
